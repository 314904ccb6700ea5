import type { FrenchProductSeed } from '../../../content'

export const frenchMovingWithConfidence: FrenchProductSeed = {
  slug: 'moving-with-confidence',
  frenchSlug: 'bouger-en-confiance',
  title: 'Bouger en confiance',
  summary:
    'Pour les articulations raides et les jours où l’équilibre est fragile. Des mouvements doux, des habitudes qui ménagent les articulations et une maison plus sûre, pour les personnes qui vivent avec l’arthrite ou craignent de tomber.',
  highlights: [
    'Des mouvements doux, en position assise et debout',
    'Des façons de faire les tâches quotidiennes en ménageant les articulations',
    'Une vérification pièce par pièce, pour une maison plus sûre',
  ],
  facts: [
    { label: 'Durée', value: '3 semaines, à votre rythme' },
    { label: 'Temps', value: '10 minutes, presque tous les jours' },
    { label: 'Il vous faut', value: 'Une chaise solide sans roulettes' },
  ],
  meta: {
    description:
      'Trois semaines de mouvements doux, d’habitudes qui ménagent les articulations et de conseils pour une maison plus sûre, avec l’arthrite ou la peur de tomber.',
  },
}
