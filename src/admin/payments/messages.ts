const en = {
  money: 'Money',
  payments: 'Payments to look at: {count}',
  disputes: 'Disputes: {count}',
  refunds: 'Refunds without an answer: {count}',
  noted: 'Noted entries: {count}',
  mails: 'Emails not sent: {count}',
  notOpened: 'Paid but not opened: {count}',
  nothingWaits: 'Nothing waits for you',
  needAttention: 'Payments needing attention',
  needsAttention: 'Needs attention',
  statistics: 'Statistics',
  orders: 'Orders',
} as const

const fr = {
  money: 'Argent',
  payments: 'Paiements à examiner : {count}',
  disputes: 'Litiges : {count}',
  refunds: 'Remboursements sans réponse : {count}',
  noted: 'Entrées notées : {count}',
  mails: 'Courriels non envoyés : {count}',
  notOpened: 'Payés mais pas ouverts : {count}',
  nothingWaits: 'Rien ne vous attend',
  needAttention: 'Paiements à examiner',
  needsAttention: 'À examiner',
  statistics: 'Statistiques',
  orders: 'Commandes',
} as const satisfies Record<keyof typeof en, string>

/** Money on the first page and in the menu. */
export const moneyMessages = { en, fr }
