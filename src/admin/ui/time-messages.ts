const en = { business: 'By the clock of the business: {time}' } as const

const fr = { business: 'À l’heure de l’entreprise\u00a0: {time}' } as const satisfies Record<
  keyof typeof en,
  string
>

/** Below a date that somebody elsewhere sets. */
export const timeMessages = { en, fr }
