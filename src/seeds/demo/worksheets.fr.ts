/** The titles of the worksheets, by key. The sheets themselves are in English. */
export const frenchDownloads: Record<string, string> = {
  'weekly-action-plan': 'Mon plan d’action de la semaine',
  'pacing-diary': 'Journal d’activité et de repos',
  'problem-solving-sheet': 'Fiche de résolution de problèmes',
  'appointment-questions': 'Questions pour mon rendez-vous',
  'hard-days-plan': 'Ma page pour les jours difficiles',
  'breathing-log': 'Mon carnet de souffle et d’activité',
  'gentle-movement-log': 'Carnet de mouvements doux',
  'energy-budget': 'Mon budget d’énergie',
  'sleep-diary': 'Journal de sommeil',
  'circle-of-support': 'Mon cercle de soutien',
  'things-that-help': 'Ce qui m’aide',
}
