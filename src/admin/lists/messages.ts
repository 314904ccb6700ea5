const en = {
  download: 'Download as spreadsheet',
  whole: 'The whole list, as CSV.',
  filtered: 'What the filters and the search leave, as CSV.',
} as const

const fr = {
  download: 'Télécharger comme feuille de calcul',
  whole: 'La liste entière, en CSV.',
  filtered: 'Ce que laissent les filtres et la recherche, en CSV.',
} as const satisfies Record<keyof typeof en, string>

/** Above a list that can be downloaded. */
export const listMessages = { en, fr }
