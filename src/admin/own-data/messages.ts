const en = {
  requests: 'Requests about personal data',
  open: '{count, plural, one {# request is open} other {# requests are open}}',
  overdue: '{count, plural, one {# of them is overdue} other {# of them are overdue}}',
  next: 'The next is due {day}.',
  queue: 'To the queue',
  late: '{count, plural, one {Overdue by # day} other {Overdue by # days}}',
  left: '{count, plural, one {# day left} other {# days left}}',
  today: 'Due today',
  nobodyNamed: 'Name the account of the person below and save, and it can be done from here.',
  copy: 'Send them a copy',
  copyTitle: 'Send {email} a copy of their data?',
  copyLink: 'A link of 24 hours goes to {email}. Nobody of the staff sees it, or what it opens.',
  copyDone: 'The request is done with it, and who sent it is written down.',
  close: 'Close the account',
  closeTitle: 'Close the account of {email}?',
  closeWords:
    'In 30 days: their answers, notes and plans are deleted now, the rest then. They are written to, and can keep the account by signing in.',
  closeNow:
    'Now: everything about them is deleted at once, and nobody can bring it back. They are not written to: answer them as they asked.',
  closeKept: 'Orders, invoices and what they agreed to are kept, as the law wants.',
  when: 'When',
  inDays: 'In 30 days',
  atOnce: 'Now, for good',
  emailAgain: 'Email of the account, once more',
  proof: 'How they asked, and how you know that it is them',
} as const

const fr = {
  requests: 'Demandes sur les données personnelles',
  open: '{count, plural, one {# demande est ouverte} other {# demandes sont ouvertes}}',
  overdue: '{count, plural, one {# est en retard} other {# sont en retard}}',
  next: 'La prochaine est à faire d’ici le {day}.',
  queue: 'Voir la file',
  late: '{count, plural, one {En retard de # jour} other {En retard de # jours}}',
  left: '{count, plural, one {Il reste # jour} other {Il reste # jours}}',
  today: 'À faire aujourd’hui',
  nobodyNamed:
    'Indiquez ci-dessous le compte de la personne et enregistrez : la demande pourra alors être exécutée d’ici.',
  copy: 'Lui envoyer une copie',
  copyTitle: 'Envoyer à {email} une copie de ses données?',
  copyLink: 'Un lien valable 24 heures part à {email}. Personne du personnel ne le voit, ni ce qu’il ouvre.',
  copyDone: 'La demande est ainsi faite, et on note qui l’a exécutée.',
  close: 'Fermer le compte',
  closeTitle: 'Fermer le compte de {email}?',
  closeWords:
    'Dans 30 jours : ses réponses, ses notes et ses plans sont supprimés maintenant, le reste à ce moment. La personne en est avisée par courriel et peut garder le compte en se connectant.',
  closeNow:
    'Maintenant : tout ce qui la concerne est supprimé aussitôt, et personne ne peut le récupérer. Aucun courriel ne part : répondez-lui comme elle l’a demandé.',
  closeKept: 'Les commandes, les factures et ses accords sont conservés, comme la loi le veut.',
  when: 'Quand',
  inDays: 'Dans 30 jours',
  atOnce: 'Maintenant, pour de bon',
  emailAgain: 'Courriel du compte, encore une fois',
  proof: 'Comment la personne l’a demandé, et comment vous savez que c’est elle',
} as const satisfies Record<keyof typeof en, string>

/** What people ask about their own data, and what staff do about it. */
export const ownDataMessages = { en, fr }
