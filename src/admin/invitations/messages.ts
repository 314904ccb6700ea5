const en = {
  invitation: 'Invitation',
  goodUntil: 'The link is good until {when}.',
  wasGoodUntil: 'The link was good until {when}.',
  joined: 'Joined on {when}.',
  resend: 'Resend',
  resendTitle: 'Send the invitation again?',
  resendText: '{email} gets a fresh link, good for 14 days. The link in earlier emails stops working.',
  revoke: 'Revoke',
  revokeTitle: 'Withdraw the invitation?',
  revokeText: 'The link stops working at once. Nobody is told. You can invite them again.',
  invite: 'Invite somebody',
  send: 'Send invitation',
  howItWorks: 'They get an email with a link that works once, for 14 days, for this address only.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  invitedAs: 'Invited as',
  language: 'Language of the email, and of their account',
  programs: 'Programs that open when they join',
  goToPage: 'Go to their page',
} as const

const fr = {
  invitation: 'Invitation',
  goodUntil: 'Le lien est valide jusqu’au {when}.',
  wasGoodUntil: 'Le lien était valide jusqu’au {when}.',
  joined: 'Acceptée le {when}.',
  resend: 'Renvoyer',
  resendTitle: 'Renvoyer l’invitation?',
  resendText:
    '{email} reçoit un nouveau lien, valide 14 jours. Le lien des courriels précédents ne fonctionne plus.',
  revoke: 'Retirer',
  revokeTitle: 'Retirer l’invitation?',
  revokeText:
    'Le lien cesse aussitôt de fonctionner. Personne n’est avisé. Vous pourrez inviter cette personne de nouveau.',
  invite: 'Inviter quelqu’un',
  send: 'Envoyer l’invitation',
  howItWorks:
    'La personne reçoit un courriel avec un lien qui sert une fois, pendant 14 jours, pour cette adresse seulement.',
  email: 'Courriel',
  firstName: 'Prénom',
  lastName: 'Nom',
  invitedAs: 'À titre de',
  language: 'Langue du courriel, et de son compte',
  programs: 'Programmes qui s’ouvrent à son arrivée',
  goToPage: 'Aller à sa page',
} as const satisfies Record<keyof typeof en, string>

/** Inviting somebody, and what became of it. */
export const invitationMessages = { en, fr }
