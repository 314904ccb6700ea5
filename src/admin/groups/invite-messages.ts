const en = {
  invite: 'Invite people',
  title: 'Invite people to {name}',
  text: 'Paste addresses, from a spreadsheet or a mail: one in each row. Nobody is written to before you have seen every row.',
  addresses: 'Addresses',
  language: 'Language of the emails',
  check: 'Check the list',
  send: 'Send {count, plural, one {# invitation} other {# invitations}}',
  change: 'Change the list',
  sent: '{count, plural, one {# invitation is} other {# invitations are}} on the way.',
  row: 'Row',
  becomes: 'What becomes of it',
  invited: 'Is invited',
  resent: 'Was invited already: gets a fresh link',
  'joined-already': 'Is in the group already',
  twice: 'Stands in the list twice',
  'no-address': 'Is no email address',
  'no-place': 'No place is free',
} as const

const fr = {
  invite: 'Inviter des personnes',
  title: 'Inviter des personnes dans {name}',
  text: 'Collez des adresses, d’une feuille de calcul ou d’un courriel : une par ligne. Personne ne reçoit rien avant que vous ayez vu chaque ligne.',
  addresses: 'Adresses',
  language: 'Langue des courriels',
  check: 'Vérifier la liste',
  send: 'Envoyer {count, plural, one {# invitation} other {# invitations}}',
  change: 'Modifier la liste',
  sent: '{count, plural, one {# invitation est en route.} other {# invitations sont en route.}}',
  row: 'Ligne',
  becomes: 'Ce qu’elle devient',
  invited: 'Est invitée',
  resent: 'Était déjà invitée : reçoit un nouveau lien',
  'joined-already': 'Est déjà dans le groupe',
  twice: 'Figure deux fois dans la liste',
  'no-address': 'N’est pas une adresse',
  'no-place': 'Plus aucune place libre',
} as const satisfies Record<keyof typeof en, string>

/** Inviting a pasted list to a group. */
export const inviteMessages = { en, fr }
