const en = {
  title: 'Email address',
  since: '{email}, confirmed by a link from the mailbox on {when}.',
  open: '{email}. Everything works all the same; a typing mistake would show here.',
  send: 'Send the link again',
  sendTitle: 'Send the link that confirms this address?',
  sendText: 'A link goes to {email}. It works once, for 12 hours; those sent before it stop working.',
}

const fr: Record<keyof typeof en, string> = {
  title: 'Adresse courriel',
  since: '{email}, confirmée par un lien reçu à cette adresse le {when}.',
  open: '{email}. Tout fonctionne quand même; une faute de frappe se verrait ici.',
  send: 'Renvoyer le lien',
  sendTitle: 'Envoyer le lien qui confirme cette adresse?',
  sendText:
    'Un lien part à {email}. Il ne sert qu’une fois, pendant 12 heures; ceux envoyés avant ne fonctionneront plus.',
}

export const addressMessages = { en, fr }
