const en = {
  quick: 'Quick filters',
  all: 'All',
  staff: 'Acts of staff',
  website: 'Website and prices',
  settings: 'Settings',
  money: 'Money',
  access: 'Access',
  accounts: 'Accounts and rights',
  downloads: 'Downloads',
  unchangeable: 'Nothing here can be changed or deleted, by anybody.',
  customer: 'A customer',
  oneOfStaff: 'Staff',
  provider: 'The payment provider',
  shop: 'The shop',
  visitor: 'Somebody who was not signed in',
} as const

const fr = {
  quick: 'Filtres rapides',
  all: 'Tout',
  staff: 'Actes du personnel',
  website: 'Site et prix',
  settings: 'Paramètres',
  money: 'Argent',
  access: 'Accès',
  accounts: 'Comptes et droits',
  downloads: 'Téléchargements',
  unchangeable: 'Rien ici ne peut être modifié ni supprimé, par personne.',
  customer: 'Une cliente ou un client',
  oneOfStaff: 'Le personnel',
  provider: 'Le fournisseur de paiement',
  shop: 'La boutique',
  visitor: 'Une personne non connectée',
} as const satisfies Record<keyof typeof en, string>

/** Above the activity log: the questions asked most. */
export const activityMessages = { en, fr }
export type ActivityMessage = keyof typeof en
