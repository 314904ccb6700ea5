import type { MessageContent } from '../../message'

/** The French content of the mails about the newsletter, by key. */
export const newsletterInFrench: Record<string, MessageContent> = {
  'newsletter-confirm': {
    subject: 'Confirmez votre abonnement à l’infolettre de {{providerName}}',
    heading: 'Il reste une étape',
    blocks: [
      {
        kind: 'text',
        text: 'Quelqu’un, vous sans doute, a demandé à recevoir à cette adresse les nouvelles et les offres de {{providerName}}. Veuillez confirmer que vous les souhaitez.',
      },
      { kind: 'button', label: 'Confirmer mon abonnement', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'Le lien ne sert qu’une fois, pendant 12 heures. Vous pouvez vous désabonner en tout temps, d’un seul clic dans chacune de nos infolettres.',
      },
      {
        kind: 'text',
        text: 'Si vous n’avez rien demandé, vous n’avez rien à faire : vous ne recevrez rien d’autre.',
      },
    ],
  },
  'newsletter-known': {
    subject: 'Vous recevez déjà l’infolettre de {{providerName}}',
    heading: 'Vous êtes sur la liste',
    blocks: [
      {
        kind: 'text',
        text: 'Quelqu’un, vous sans doute, s’est abonné à notre infolettre avec cette adresse. Elle la reçoit déjà : il n’y a rien à faire.',
      },
      { kind: 'text', text: 'Si vous préférez ne plus recevoir de nos nouvelles :' },
      { kind: 'button', label: 'Me désabonner', href: '{{unsubscribeUrl}}' },
    ],
  },
  'newsletter-welcome': {
    subject: 'Bienvenue à l’infolettre de {{providerName}}',
    heading: 'Bienvenue',
    blocks: [
      {
        kind: 'text',
        text: 'Vous recevez désormais les nouvelles et les offres de {{providerName}} : de nouveaux articles, programmes et dates, quelques fois par année.',
      },
      {
        kind: 'text',
        text: 'Vous pouvez vous désabonner en tout temps. Un clic suffit, et nous ne demanderons pas pourquoi.',
      },
      { kind: 'button', label: 'Me désabonner', href: '{{unsubscribeUrl}}' },
    ],
  },
}
