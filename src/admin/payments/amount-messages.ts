const en = {
  search: 'Search by amount',
  least: 'Amount from',
  most: 'Amount up to',
  wrong: 'Please enter amounts, such as 49.00.',
  show: 'Show',
  clear: 'All amounts',
} as const

const fr = {
  search: 'Chercher par montant',
  least: 'Montant de',
  most: 'Montant jusqu’à',
  wrong: 'Entrez des montants, par exemple 49,00.',
  show: 'Montrer',
  clear: 'Tous les montants',
} as const satisfies Record<keyof typeof en, string>

/** Above a list of money. */
export const amountMessages = { en, fr }
