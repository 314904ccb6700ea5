const en = { movingHere: 'Moving here', fromOlder: 'From the older system' } as const

const fr = {
  movingHere: 'Déménagement',
  fromOlder: 'De l’ancien système',
} as const satisfies Record<keyof typeof en, string>

/** The menu of what came from elsewhere. */
export const movingMessages = { en, fr }
