import type { cartEn } from './messages.en'

export const cartFr = {
  title: 'Votre panier',
  needsScripts: 'Votre panier semble vide parce que JavaScript est désactivé',
  needsScriptsText:
    'Ce que vous choisissez est gardé dans votre navigateur, et seul JavaScript peut l’y lire. Veuillez l’activer pour ce site et recharger la page. Rien de ce que vous avez mis dans votre panier n’est perdu.',
  emptyTitle: 'Votre panier est vide',
  explorePrograms: 'Découvrir les programmes',
  emptyText: 'Les programmes que vous ajouterez vous attendront ici.',
  tryAgain: 'Réessayer',
  lines: 'Dans votre panier',
  clear: 'Vider le panier',
  summary: 'Résumé',
  subtotal: 'Sous-total',
  noTax: 'Aucune taxe n’est ajoutée. Vous pourrez entrer un code de rabais à la page suivante.',
  removeMarked: 'Veuillez retirer les articles signalés avant de continuer.',
  give: 'L’acheter comme cadeau',
  proceed: 'Passer au paiement',
  loading: 'Chargement de votre panier',
  thisProduct: 'Ce produit',
  unavailable: 'N’est plus offert',
  owned: 'Vous l’avez déjà',
  ownedPart: 'Vous en avez déjà une partie\u00a0: {titles}. Le prix est celui de l’ensemble.',
  remove: 'Retirer<hidden> {title}</hidden>',
} as const satisfies Record<keyof typeof cartEn, string>
