const en = {
  title: 'The website as this person sees it',
  text: 'Their programs, orders and settings, as they stand.',
  needsRights: 'You need the rights to people and money for this. A superuser can give them to you.',
  start: 'See the website as this person',
  startTitle: 'See the website as {name}?',
  halfHour: 'For 30 minutes, in this tab. You stay signed in as yourself elsewhere.',
  readOnly: 'Nothing can be changed. Notes, answers and plans stay private to this person.',
  onRecord: 'That you looked and why stays on record.',
} as const

const fr = {
  title: 'Le site tel que cette personne le voit',
  text: 'Ses programmes, ses commandes et ses paramètres, tels quels.',
  needsRights:
    'Il vous faut pour cela les droits aux personnes et à l’argent. Un superutilisateur peut vous les donner.',
  start: 'Voir le site comme cette personne',
  startTitle: 'Voir le site comme {name}?',
  halfHour: 'Pendant 30 minutes, dans cet onglet. Ailleurs, vous restez connecté à votre propre compte.',
  readOnly: 'Rien ne peut être modifié. Les notes, les réponses et les plans restent privés.',
  onRecord: 'Votre visite et sa raison restent consignées.',
} as const satisfies Record<keyof typeof en, string>

/** Looking at the website as somebody. */
export const viewMessages = { en, fr }
