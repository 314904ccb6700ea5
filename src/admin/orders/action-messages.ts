const en = {
  whatYouCan: 'What you can do',
  markPaid: 'Mark invoice as paid',
  markPaidTitle: 'Mark invoice {number} as paid?',
  markPaidUnnumbered: 'Mark the invoice as paid?',
  countAsReceived: '{amount} {currency} count as received for order {number}.',
  canOpen: '{name} can open: {programs}.',
  receiptGoes: 'A receipt goes to {email}.',
  dayCame: 'The day the money came',
  reference: 'Reference',
  chequeNumber: 'Cheque or transfer number',
  note: 'Note',
  remind: 'Send a reminder',
  remindTitle: 'Remind about invoice {number}?',
  remindText: 'A reminder with the invoice goes to {email}. Nothing else changes.',
  check: 'Check now with the provider',
  checkNow: 'Check now',
  checkTitle: 'Ask the provider about this order?',
  checkText:
    'The provider is asked what became of the payments and refunds of this order. Money that arrived opens the programs; otherwise nothing changes.',
  cancel: 'Cancel order',
  cancelTitle: 'Cancel order {number}?',
  cancelled: 'The order counts as cancelled, and nothing is opened.',
  codeBack: 'The code {code} is given back.',
  moneyAllTheSame: 'If money arrives all the same, the order is paid after all.',
  setAside: 'It was set aside: {problem}.',
  accept: 'Accept as paid',
  acceptTitle: 'Accept the payment of order {number}?',
  acceptText:
    'The order counts as paid in full ({amount}), its programs open, and a receipt is sent. This cannot be taken back here.',
  reject: 'Reject payment',
  rejectTitle: 'Reject the payment of order {number}?',
  rejectText:
    'The order counts as cancelled, and nothing is opened. If the provider holds money for it, give it back there.',
} as const

const fr = {
  whatYouCan: 'Ce que vous pouvez faire',
  markPaid: 'Marquer la facture comme payée',
  markPaidTitle: 'Marquer la facture {number} comme payée?',
  markPaidUnnumbered: 'Marquer la facture comme payée?',
  countAsReceived: 'Une somme de {amount} {currency} est comptée comme reçue pour la commande {number}.',
  canOpen: '{name} peut ouvrir : {programs}.',
  receiptGoes: 'Un reçu est envoyé à {email}.',
  dayCame: 'Le jour où l’argent est arrivé',
  reference: 'Référence',
  chequeNumber: 'Numéro du chèque ou du virement',
  note: 'Note',
  remind: 'Envoyer un rappel',
  remindTitle: 'Envoyer un rappel pour la facture {number}?',
  remindText: 'Un rappel accompagné de la facture est envoyé à {email}. Rien d’autre ne change.',
  check: 'Vérifier maintenant auprès du fournisseur',
  checkNow: 'Vérifier maintenant',
  checkTitle: 'Interroger le fournisseur au sujet de cette commande?',
  checkText:
    'On demande au fournisseur ce que sont devenus les paiements et les remboursements de cette commande. L’argent arrivé ouvre les programmes; sinon, rien ne change.',
  cancel: 'Annuler la commande',
  cancelTitle: 'Annuler la commande {number}?',
  cancelled: 'La commande est considérée comme annulée, et rien n’est ouvert.',
  codeBack: 'Le code {code} redevient utilisable.',
  moneyAllTheSame: 'Si l’argent arrive quand même, la commande est finalement payée.',
  setAside: 'Il a été mis de côté : {problem}.',
  accept: 'Accepter comme payé',
  acceptTitle: 'Accepter le paiement de la commande {number}?',
  acceptText:
    'La commande est considérée comme payée en entier ({amount}), ses programmes s’ouvrent et un reçu est envoyé. Il n’y a pas de retour en arrière ici.',
  reject: 'Refuser le paiement',
  rejectTitle: 'Refuser le paiement de la commande {number}?',
  rejectText:
    'La commande est considérée comme annulée, et rien n’est ouvert. Si le fournisseur détient de l’argent pour elle, remboursez-le chez lui.',
} as const satisfies Record<keyof typeof en, string>

/** What staff can do about an order. */
export const orderActionMessages = { en, fr }
