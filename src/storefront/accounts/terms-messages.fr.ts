import type { termsEn } from './terms-messages.en'

export const termsFr = {
  notSaved: 'Nous n’avons pas pu enregistrer votre réponse',
  thanks: 'Merci.',
  changed: 'Nos conditions ont changé',
  read: 'Veuillez lire nos conditions',
  agree: 'J’accepte',
  later: 'Plus tard',
  text: 'Veuillez lire les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy> quand vous aurez un moment.',
} as const satisfies Record<keyof typeof termsEn, string>
