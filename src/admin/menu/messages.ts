const en = {
  overview: 'Overview',
} as const

const fr = {
  overview: 'Vue d’ensemble',
} as const satisfies Record<keyof typeof en, string>

export const menuMessages = { en, fr }
