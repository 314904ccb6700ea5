import type { ENGLISH_LABELS } from './english-labels'

/** What documents print, in French. */
export const FRENCH_LABELS: typeof ENGLISH_LABELS = {
  titles: { invoice: 'Facture', 'credit-note': 'Note de crédit', receipt: 'Reçu', quote: 'Soumission' },
  numbers: {
    invoice: 'Numéro de facture',
    'credit-note': 'Numéro de note de crédit',
    receipt: 'Numéro de reçu',
    quote: 'Numéro de soumission',
  },
  totals: {
    invoice: 'Total à payer',
    'credit-note': 'Total crédité',
    receipt: 'Total payé',
    quote: 'Total proposé',
  },
  details: {
    date: 'Date',
    due: 'Échéance',
    takesBack: 'Annule',
    order: 'Commande',
    paidBy: 'Payé par',
    reference: 'Votre référence',
  },
  colon: ' : ',
  parties: { from: 'De', for: 'Pour', details: 'Détails' },
  columns: { item: 'Article', price: 'Prix', discount: 'Rabais', amount: 'Montant' },
  sums: { subtotal: 'Sous-total', discount: 'Rabais', code: (code) => ` (code ${code})`, tax: 'Taxes' },
  page: (page, pages) => `Page ${page} de ${pages}`,
  taxNumber: (label) =>
    label
      .replace(/\b(GST\/HST|HST)\b/g, 'TPS/TVH')
      .replace(/\bGST\b/g, 'TPS')
      .replace(/\bQST\b/g, 'TVQ'),
  closing: {
    howToPay: 'Comment payer',
    payableBy: (day) => `À payer en totalité d’ici le ${day}.`,
    aboutCredit: 'Au sujet de cette note de crédit',
    credit: ({ what, reason }) =>
      `Cette note de crédit annule, à hauteur de son montant, la ${what}. Motif : ${reason}`,
    aboutQuote: 'Au sujet de cette soumission',
    quote: ({ day, number }) =>
      `Ce sont les prix du ${day}. Ceci n’est pas une facture : rien n’est commandé et rien n’est dû. Pour commander, ouvrez une session, choisissez de payer par facture et indiquez ${number} ou votre bon de commande comme référence.`,
    payment: 'Paiement',
    paid: ({ order, day, method }) =>
      `La commande ${order} a été payée en totalité le ${day} par ${method}. Merci!`,
    thanks: 'Merci!',
  },
}
