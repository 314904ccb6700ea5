const en = {
  download: 'Download as spreadsheet',
  whole: 'The whole list, as CSV.',
  filtered: 'What the filters and the search leave, as CSV.',
  savedFilters: 'Saved filters',
  ofOthers: ' (shared)',
  keep: 'Keep this filter',
  keepTitle: 'Keep what this list is filtered by?',
  keepText: 'It stands above the list from now on. The same name again replaces it.',
  name: 'Name',
  forWhom: 'For whom',
  forMe: 'Only me',
  forAll: 'Everybody who sees this list',
  forget: 'Forget',
  forgetTitle: 'Forget the filter “{name}”?',
  forgetOwn: 'The list itself stays as it is.',
  forgetShared: 'It is gone for everybody. The list itself stays as it is.',
} as const

const fr = {
  download: 'Télécharger comme feuille de calcul',
  whole: 'La liste entière, en CSV.',
  filtered: 'Ce que laissent les filtres et la recherche, en CSV.',
  savedFilters: 'Filtres enregistrés',
  ofOthers: ' (partagé)',
  keep: 'Garder ce filtre',
  keepTitle: 'Garder le filtre de cette liste?',
  keepText: 'Il se trouve désormais au-dessus de la liste. Le même nom le remplace.',
  name: 'Nom',
  forWhom: 'Pour qui',
  forMe: 'Moi seulement',
  forAll: 'Tout le personnel qui voit cette liste',
  forget: 'Oublier',
  forgetTitle: 'Oublier le filtre « {name} »?',
  forgetOwn: 'La liste elle-même reste telle quelle.',
  forgetShared: 'Il disparaît pour tout le monde. La liste elle-même reste telle quelle.',
} as const satisfies Record<keyof typeof en, string>

/** Above a list that can be downloaded. */
export const listMessages = { en, fr }
