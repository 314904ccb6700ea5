const en = {
  title: 'Participation',
  intro: 'How people use each program. What they write there is theirs, and is not counted.',
  program: 'Program',
  open: 'May open it',
  begun: 'Have begun',
  active: 'Active in {days} days',
  finished: 'Have finished',
  share: 'Of those who began',
  stopsAt: 'Most wait at',
  people: '{lesson} ({count})',
  nobody: 'Nobody',
  counted:
    'Active: opened or did a lesson in the last {days} days. Finished: all lessons were done once, also in an older system.',
  sales: 'Sales by program',
  days: 'Days',
  show: 'Show',
  downloadTable: 'Download this table',
} as const

const fr = {
  title: 'Participation',
  intro:
    'Comment on utilise chaque programme. Ce que les gens y écrivent leur appartient et n’est pas compté.',
  program: 'Programme',
  open: 'Peuvent l’ouvrir',
  begun: 'Ont commencé',
  active: 'Actifs en {days} jours',
  finished: 'Ont terminé',
  share: 'Parmi qui a commencé',
  stopsAt: 'La plupart attendent à',
  people: '{lesson} ({count})',
  nobody: 'Personne',
  counted:
    'Actif : a ouvert ou fait une leçon dans les {days} derniers jours. Terminé : toutes les leçons ont été faites une fois, y compris dans un ancien système.',
  sales: 'Ventes par programme',
  days: 'Jours',
  show: 'Montrer',
  downloadTable: 'Télécharger ce tableau',
} as const satisfies Record<keyof typeof en, string>

/** How people use the programs. */
export const participationMessages = { en, fr }
