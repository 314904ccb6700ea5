const en = {
  notForYou: 'Not for you',
} as const

const fr = {
  notForYou: 'Pas pour vous',
} as const satisfies Record<keyof typeof en, string>

/** What stands in for a screen somebody may not see. */
export const routeMessages = { en, fr }
