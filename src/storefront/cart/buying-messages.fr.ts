import type { buyingEn } from './buying-messages.en'

export const buyingFr = {
  openProgram: 'Ouvrir le programme',
  give: 'L’offrir à quelqu’un',
  inCart: 'Dans votre panier',
  viewCart: 'Voir le panier',
  addToCart: 'Ajouter au panier',
  buyThis: 'Acheter ce programme',
  toCart: 'Aller au panier',
} as const satisfies Record<keyof typeof buyingEn, string>
