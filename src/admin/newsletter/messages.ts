const en = {
  newsletter: 'Newsletter',
  end: 'End the subscription',
  endTitle: 'End the subscription?',
  endText:
    '{email} gets no more news and offers. Only they can sign up again: the law asks for their own yes.',
} as const

const fr = {
  newsletter: 'Infolettre',
  end: 'Mettre fin à l’abonnement',
  endTitle: 'Mettre fin à l’abonnement?',
  endText:
    '{email} ne reçoit plus de nouvelles ni d’offres. Seule cette personne peut se réabonner : la loi exige son propre oui.',
} as const satisfies Record<keyof typeof en, string>

/** A subscription to the newsletter. */
export const newsletterMessages = { en, fr }
