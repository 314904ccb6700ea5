const en = {
  waiting:
    'Answers, notes, plans and tries at quizzes of the other account go over once both mailboxes have confirmed that both accounts are theirs. Until then nobody can read them.',
  asked: '{email}: asked on {day}, has not answered yet',
  over: '{email}: asked on {day}, the link works no more',
  confirmed: '{email}: confirmed on {day}',
  moved: 'Answers and notes went over on {day}: both mailboxes had confirmed.',
  again: 'Send the emails again',
  againTitle: 'Ask the mailboxes again?',
  againText:
    'Each address that has not answered gets a new link, which works once, for 7 days. Its link before ends.',
} as const

const fr = {
  waiting:
    'Les réponses, les notes, les plans et les essais aux questionnaires de l’autre compte passent une fois que les deux boîtes ont confirmé que les deux comptes sont à la personne. D’ici là, personne ne peut les lire.',
  asked: '{email} : question envoyée le {day}, pas encore de réponse',
  over: '{email} : question envoyée le {day}, le lien ne fonctionne plus',
  confirmed: '{email} : confirmé le {day}',
  moved: 'Réponses et notes transférées le {day} : les deux boîtes avaient confirmé.',
  again: 'Envoyer de nouveau les courriels',
  againTitle: 'Interroger de nouveau les boîtes?',
  againText:
    'Chaque adresse qui n’a pas répondu reçoit un nouveau lien, qui sert une fois, pendant 7 jours. Le lien précédent prend fin.',
} as const satisfies Record<keyof typeof en, string>

/** What was written in an account that was merged away, and whom it waits for. */
export const mergeWritingsMessages = { en, fr }
