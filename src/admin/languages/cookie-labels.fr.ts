/** What visitors are asked about cookies. */
export const cookieLabelsFr = {
  'Cookie consent': 'Consentement aux témoins',
  'What is not asked about is never loaded. Whoever asks about other categories asks every visitor again, by itself. What you save is asked at once, its words in this language alone: each saved state proves what visitors were asked.':
    'Ce qui n’est pas demandé n’est jamais chargé. Quand les catégories changent, chaque visiteur est interrogé de nouveau, automatiquement. Ce que vous enregistrez est demandé aussitôt, dans cette langue seulement : chaque état enregistré prouve ce qui a été demandé.',
  'Categories beside what this site needs': 'Catégories en plus de ce dont ce site a besoin',
  'Videos from elsewhere': 'Vidéos provenant d’ailleurs',
  'Videos in lessons that YouTube or Vimeo play.': 'Les vidéos des leçons que diffusent YouTube ou Vimeo.',
  Comfort: 'Confort',
  'What remembers what a visitor set.': 'Ce qui se souvient des réglages d’un visiteur.',
  'What counts visits.': 'Ce qui compte les visites.',
  Statistics: 'Statistiques',
  Advertising: 'Publicité',
  'What follows visitors to other sites.': 'Ce qui suit les visiteurs sur d’autres sites.',
  'Visitors are asked about it': 'Les visiteurs sont interrogés à ce sujet',
  Explanation: 'Explication',
  'Button: everything': 'Bouton : tout',
  'Button: only what is needed': 'Bouton : seulement le nécessaire',
  'Button: settings': 'Bouton : paramètres',
  'Title of the settings': 'Titre des paramètres',
  'Text of the settings': 'Texte des paramètres',
  'Button: save the choice': 'Bouton : enregistrer le choix',
  'What this site needs: name': 'Ce dont ce site a besoin : nom',
  'What this site needs: explanation': 'Ce dont ce site a besoin : explication',
  'The words mean something else now: ask everybody again':
    'Le sens des mots a changé : interroger tout le monde de nouveau',
  'Times everybody was asked again': 'Nombre de fois que tout le monde a été interrogé de nouveau',
} as const satisfies Record<string, string>
