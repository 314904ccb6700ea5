const en = {
  money: 'Money',
  payments: '{count} payments to look at',
  refunds: '{count} refunds without an answer',
  noted: '{count} noted entries',
  mails: '{count} emails not sent',
  notOpened: '{count} paid but not opened',
  nothingWaits: 'Nothing waits for you',
  needAttention: 'Payments needing attention',
  needsAttention: 'Needs attention',
  statistics: 'Statistics',
  orders: 'Orders',
} as const

const fr = {
  money: 'Argent',
  payments: '{count} paiements à examiner',
  refunds: '{count} remboursements sans réponse',
  noted: '{count} entrées notées',
  mails: '{count} courriels non envoyés',
  notOpened: '{count} payés mais pas ouverts',
  nothingWaits: 'Rien ne vous attend',
  needAttention: 'Paiements à examiner',
  needsAttention: 'À examiner',
  statistics: 'Statistiques',
  orders: 'Commandes',
} as const satisfies Record<keyof typeof en, string>

/** Money on the first page and in the menu. */
export const moneyMessages = { en, fr }
