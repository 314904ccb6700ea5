import type { MessageContent } from '../../message'

/** The French content of the notices about two-factor authentication, by key. */
export const twoFactorInFrench: Record<string, MessageContent> = {
  'two-factor-enabled': notice(
    'Votre deuxième étape de connexion est activée',
    'Depuis le {{happenedAt}}, la connexion demande aussi un code de votre application d’authentification. Veuillez garder vos codes de récupération en lieu sûr.',
  ),
  'two-factor-disabled': notice(
    'Votre deuxième étape de connexion est désactivée',
    'Le {{happenedAt}}, l’authentification à deux facteurs a été désactivée. Votre mot de passe suffit maintenant à ouvrir votre compte.',
  ),
  'two-factor-reset': notice(
    'Votre deuxième étape de connexion a été retirée',
    'Le {{happenedAt}}, notre équipe a retiré l’authentification à deux facteurs et vous a déconnecté partout. Vous pouvez la configurer de nouveau dans les paramètres de votre compte.',
  ),
  'recovery-code-used': notice(
    'Un code de récupération a été utilisé',
    'Le {{happenedAt}}, un de vos codes de récupération a servi à une connexion. Il ne fonctionnera plus. Vous pouvez créer de nouveaux codes dans les paramètres de votre compte.',
  ),
  'recovery-codes-replaced': notice(
    'Vous avez de nouveaux codes de récupération',
    'Le {{happenedAt}}, de nouveaux codes de récupération ont été créés pour votre compte. Les codes précédents ne fonctionnent plus.',
  ),
}

function notice(subject: string, text: string): MessageContent {
  return {
    subject,
    heading: 'Bonjour {{firstname}}',
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: 'Ouvrir les paramètres du compte', href: '{{settingsUrl}}' },
      {
        kind: 'text',
        text: 'Si ce n’était ni vous ni nous, veuillez choisir un nouveau mot de passe dès maintenant et nous prévenir : {{resetUrl}}',
      },
    ],
  }
}
