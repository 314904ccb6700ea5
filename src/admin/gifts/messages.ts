const en = {
  gift: 'Gift',
  isSent: 'It is sent {when}.',
  goodUntil: 'The link is good until {when}.',
  sendAgain: 'Send again',
  sendAgainTitle: 'Send the gift again?',
  sendAgainText: 'They get a fresh link, good for a year. The link in earlier emails stops working.',
  correct: 'Correct the address',
  correctTitle: 'Another address for this gift?',
  correctText: 'It is sent on its day, to the address given here.',
  email: 'Email',
} as const

const fr = {
  gift: 'Cadeau',
  isSent: 'Il sera envoyé le {when}.',
  goodUntil: 'Le lien est valide jusqu’au {when}.',
  sendAgain: 'Renvoyer',
  sendAgainTitle: 'Renvoyer le cadeau?',
  sendAgainText:
    'La personne reçoit un nouveau lien, valide un an. Le lien des courriels précédents ne fonctionne plus.',
  correct: 'Corriger l’adresse',
  correctTitle: 'Une autre adresse pour ce cadeau?',
  correctText: 'Il sera envoyé à son jour, à l’adresse donnée ici.',
  email: 'Courriel',
} as const satisfies Record<keyof typeof en, string>

/** A gift: how it stands, and a fresh link. */
export const giftMessages = { en, fr }
