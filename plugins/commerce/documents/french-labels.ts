import type { ENGLISH_LABELS } from './english-labels'

/** What documents print, in French. */
export const FRENCH_LABELS: typeof ENGLISH_LABELS = {
  titles: { invoice: 'Facture', 'credit-note': 'Note de crédit', receipt: 'Reçu' },
  numbers: {
    invoice: 'Numéro de facture',
    'credit-note': 'Numéro de note de crédit',
    receipt: 'Numéro de reçu',
  },
  totals: { invoice: 'Total à payer', 'credit-note': 'Total crédité', receipt: 'Total payé' },
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
    payment: 'Paiement',
    paid: ({ order, day, method }) =>
      `La commande ${order} a été payée en totalité le ${day} par ${method}. Merci!`,
    thanks: 'Merci!',
  },
}
