const en = {
  copy: 'Copy',
  isCopy: 'This is a copy',
  copyText: 'Made to try things out. The payment provider is cut off, and nobody is reminded of an invoice.',
  held: 'Held',
  isHeld: 'The shop is held',
  heldText: 'No email leaves, nothing is settled or reminded of, and no order is taken: {reason}.',
  releases: 'Whoever runs the server releases it with:',
} as const

const fr = {
  copy: 'Copie',
  isCopy: 'Ceci est une copie',
  copyText:
    'Faite pour essayer. Le fournisseur de paiement est débranché, et personne ne reçoit de rappel de facture.',
  held: 'Retenue',
  isHeld: 'La boutique est retenue',
  heldText: 'Aucun courriel ne part, rien n’est réglé ni rappelé, et aucune commande n’est prise : {reason}.',
  releases: 'Qui s’occupe du serveur la libère avec :',
} as const satisfies Record<keyof typeof en, string>

/** A shop that is held, or a copy of one. */
export const holdMessages = { en, fr }
