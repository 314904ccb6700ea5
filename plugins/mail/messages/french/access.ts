import type { MessageContent } from '../../message'

/** The French content of the mails about access, by key. */
export const accessInFrench: Record<string, MessageContent> = {
  'group-invitation': {
    subject: '{{groupName}} a une place pour vous',
    heading: 'Une place vous attend',
    blocks: [
      {
        kind: 'text',
        text: '{{groupName}} vous invite à {{programs}}, chez {{providerName}}. Cela ne vous coûte rien.',
      },
      { kind: 'button', label: 'Voir de quoi il s’agit', href: '{{joinUrl}}' },
      {
        kind: 'text',
        text: 'Avant de vous joindre au groupe, vous lirez ce que verra la personne responsable. Le lien est réservé à cette adresse courriel. Si vous ne vous y attendiez pas, vous n’avez rien à faire.',
      },
    ],
  },
  'group-ending': {
    subject: 'Votre groupe {{groupName}} prend fin le {{endsOn}}',
    heading: 'Bonjour {{firstname}}, il reste {{daysLeft}} jours',
    blocks: [
      {
        kind: 'text',
        text: 'Votre groupe prend fin le {{endsOn}}. D’ici là, on peut encore s’y joindre (places libres, {{places}}).',
      },
      { kind: 'button', label: 'Aller au groupe', href: '{{groupUrl}}' },
      {
        kind: 'text',
        text: 'Si vous souhaitez poursuivre, répondez simplement à ce courriel. {{providerName}}',
      },
    ],
  },
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
