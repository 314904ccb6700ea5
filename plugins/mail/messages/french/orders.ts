import type { MessageContent } from '../../message'

/** The French content of the mails about orders, by key. */
export const ordersInFrench: Record<string, MessageContent> = {
  'order-receipt': {
    subject: 'Votre reçu pour la commande {{orderNumber}}',
    heading: 'Merci, {{firstname}}!',
    blocks: [
      {
        kind: 'text',
        text: 'Votre paiement a bien été reçu. Vos programmes sont prêts, et vous pouvez les ouvrir quand vous voulez.',
      },
      { kind: 'button', label: 'Voir vos programmes', href: '{{programsUrl}}' },
      { kind: 'text', text: 'Commande {{orderNumber}}, payée le {{paidOn}} par {{paymentMethod}}.' },
      { kind: 'rows', of: 'lines', left: '{{title}}', right: '{{amount}}' },
      {
        kind: 'totals',
        rows: [
          { left: 'Sous-total', right: '{{subtotal}}' },
          { left: 'Rabais', right: '{{discount}}' },
          { left: 'Taxes', right: '{{tax}}' },
          { left: 'Total en CAD', right: '{{total}}' },
        ],
      },
      {
        kind: 'text',
        text: 'Votre reçu est joint. Veuillez le garder; et si quelque chose ne va pas, répondez simplement à ce courriel.',
      },
    ],
  },
  invoice: {
    subject: 'Votre facture {{invoiceNumber}}',
    heading: 'Merci, {{firstname}}! Voici votre facture',
    blocks: [
      {
        kind: 'text',
        text: 'La facture {{invoiceNumber}} de votre commande {{orderNumber}} est jointe. Veuillez la payer d’ici le {{dueOn}}.',
      },
      { kind: 'rows', of: 'lines', left: '{{title}}', right: '{{amount}}' },
      {
        kind: 'totals',
        rows: [
          { left: 'Rabais', right: '{{discount}}' },
          { left: 'Taxes', right: '{{tax}}' },
          { left: 'À payer en CAD', right: '{{total}}' },
        ],
      },
      { kind: 'text', text: '{{howToPay}}' },
      { kind: 'text', text: '{{accessNote}}' },
      { kind: 'text', text: 'Si quelque chose ne va pas, répondez simplement à ce courriel.' },
    ],
  },
  'invoice-reminder': {
    subject: 'Rappel au sujet de la facture {{invoiceNumber}}',
    heading: 'Bonjour {{firstname}}, un petit rappel',
    blocks: [
      {
        kind: 'text',
        text: 'Notre facture {{invoiceNumber}} du {{issuedOn}}, de {{total}}, est encore à payer. {{dueNote}} Elle est jointe de nouveau.',
      },
      { kind: 'text', text: '{{howToPay}}' },
      {
        kind: 'text',
        text: 'Si vous avez payé ces derniers jours, merci : vous n’avez plus rien à faire. Si quelque chose ne va pas, répondez simplement à ce courriel.',
      },
    ],
  },
  'invoice-cancelled': {
    subject: 'La facture {{invoiceNumber}} a été annulée',
    heading: 'Votre facture a été annulée',
    blocks: [
      {
        kind: 'text',
        text: 'Bonjour {{firstname}}, votre commande {{orderNumber}} a été annulée : il n’y a donc rien à payer. Notre note de crédit {{creditNoteNumber}} de {{total}} est jointe; elle annule la facture {{invoiceNumber}}. {{accessNote}}',
      },
      {
        kind: 'text',
        text: 'Si vous avez déjà envoyé l’argent, ou si vous souhaitez encore participer, répondez simplement à ce courriel.',
      },
    ],
  },
  'refund-notice': {
    subject: 'Votre remboursement pour la commande {{orderNumber}}',
    heading: 'Nous avons remboursé {{total}}',
    blocks: [
      {
        kind: 'text',
        text: 'Bonjour {{firstname}}, le {{refundedOn}}, nous avons remboursé {{total}} de votre commande {{orderNumber}}. {{wayBack}}',
      },
      { kind: 'rows', of: 'lines', left: '{{title}}', right: '{{amount}}' },
      { kind: 'totals', rows: [{ left: 'Remboursé en CAD', right: '{{total}}' }] },
      { kind: 'text', text: '{{accessNote}}' },
      {
        kind: 'text',
        text: 'Notre note de crédit {{creditNoteNumber}} est jointe. Si quelque chose ne va pas, répondez simplement à ce courriel.',
      },
    ],
  },
}
