const en = {
  gifts: 'Gifts are switched off',
  giftsText: 'Nobody can buy for somebody else right now. What was paid is delivered and accepted as before.',
  groups: 'Groups are switched off',
  groupsText:
    'Products with places are on no page, and only staff can sell them. Groups there are keep their places.',
  discounts: 'Discount codes are switched off',
  discountsText: 'No code is taken right now, whatever it says here. Orders placed with one keep its price.',
  newsletter: 'The newsletter is switched off',
  newsletterText: 'Nobody can sign up on the website right now. Whoever is on the list stays, and can leave.',
  bySuperuser: 'Superusers switch it on in the system settings.',
} as const

const fr = {
  gifts: 'Les cadeaux sont désactivés',
  giftsText:
    'Personne ne peut acheter pour quelqu’un d’autre en ce moment. Ce qui a été payé est livré et accepté comme avant.',
  groups: 'Les groupes sont désactivés',
  groupsText:
    'Les produits avec des places ne sont sur aucune page, et seul le personnel peut les vendre. Les groupes existants gardent leurs places.',
  discounts: 'Les codes de rabais sont désactivés',
  discountsText:
    'Aucun code n’est accepté en ce moment, quoi que dise cette liste. Les commandes passées avec un code gardent leur prix.',
  newsletter: 'L’infolettre est désactivée',
  newsletterText:
    'Personne ne peut s’abonner sur le site en ce moment. Les personnes abonnées le restent et peuvent se désabonner.',
  bySuperuser: 'Un superutilisateur peut l’activer dans les paramètres du système.',
} as const satisfies Record<keyof typeof en, string>

/** What the shop does not offer, said where staff work on it. */
export const settingsMessages = { en, fr }
