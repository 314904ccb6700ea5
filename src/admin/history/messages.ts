const en = {
  title: 'What changed',
  published: 'Put on the website',
  nothing: 'Nothing has been published yet.',
  what: 'What',
  kind: 'Kind',
  who: 'Who',
  when: 'When',
  site: 'The site',
  compare: 'Compare',
  compareIt: 'Compare “{title}” of {when} with the version before it',
  stale: 'Not looked at for {months, plural, one {# month} other {# months}}',
  staleHelp:
    'Read it, mend what is out of date, and publish it: then it leaves this list. How many months, superusers choose in the system settings.',
  allFresh: 'Everything on the website has been looked at since.',
  lastChanged: 'Published last',
  untitled: 'Without a title',
  openList: '{count, plural, one {# page to look at} other {# pages to look at}}',
} as const

const fr = {
  title: 'Ce qui a changé',
  published: 'Mis sur le site',
  nothing: 'Rien n’a encore été publié.',
  what: 'Quoi',
  kind: 'Sorte',
  who: 'Qui',
  when: 'Quand',
  site: 'Le site',
  compare: 'Comparer',
  compareIt: 'Comparer « {title} » du {when} avec la version précédente',
  stale: 'Pas relu depuis {months, plural, one {# mois} other {# mois}}',
  staleHelp:
    'Relisez la page, corrigez ce qui n’est plus à jour et publiez-la : elle quitte alors cette liste. Les superutilisateurs choisissent le nombre de mois dans les paramètres du système.',
  allFresh: 'Tout ce qui est sur le site a été relu depuis.',
  lastChanged: 'Dernière publication',
  untitled: 'Sans titre',
  openList: '{count, plural, one {# page à relire} other {# pages à relire}}',
} as const satisfies Record<keyof typeof en, string>

/** Who put what on the website, and what nobody has looked at for long. */
export const historyMessages = { en, fr }
