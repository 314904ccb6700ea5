const en = {
  registration: 'When signing up',
  invitation: 'By invitation',
  migratedReset: 'With a new password',
  accountSettings: 'In the account settings',
  newsletter: 'With the newsletter',
  import: 'In the older system',
} as const

const fr = {
  registration: 'À l’inscription',
  invitation: 'Par invitation',
  migratedReset: 'Avec un nouveau mot de passe',
  accountSettings: 'Dans les paramètres du compte',
  newsletter: 'Avec l’infolettre',
  import: 'Dans l’ancien système',
} as const satisfies Record<keyof typeof en, string>

export const consentMessages = { en, fr }
