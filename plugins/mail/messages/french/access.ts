import type { MessageContent } from '../../message'

/** The French content of the mails about access, by key. */
export const accessInFrench: Record<string, MessageContent> = {
  'access-ending': {
    subject: 'Votre accès à {{program}} prend fin le {{endsOn}}',
    heading: 'Bonjour {{firstname}}, il reste {{daysLeft}} jours',
    blocks: [
      {
        kind: 'text',
        text: 'Vous pouvez ouvrir {{program}} jusqu’au {{endsOn}}. Votre progression, vos notes et vos réponses sont conservées ensuite, et vous les retrouverez s’il s’ouvre de nouveau.',
      },
      { kind: 'button', label: 'Poursuivre le programme', href: '{{programUrl}}' },
      {
        kind: 'text',
        text: 'Souhaitez-vous plus de temps? Ce que vous achetez s’ajoute à ce qui reste.',
      },
      { kind: 'button', label: 'Renouveler', href: '{{renewUrl}}' },
      { kind: 'text', text: 'Pour toute question, répondez simplement à ce courriel. {{providerName}}' },
    ],
  },
}
