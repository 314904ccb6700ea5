import type { FrenchProductSeed } from '../../../content'

export const frenchSteadyEnergy: FrenchProductSeed = {
  slug: 'steady-energy',
  frenchSlug: 'menager-son-energie',
  title: 'Ménager son énergie',
  summary:
    'Pour les personnes dont la fatigue ne part pas avec une bonne nuit de sommeil. Apprenez à budgéter votre énergie, à simplifier vos journées et à protéger ce que vous aimez.',
  highlights: [
    'Un budget d’énergie qui tient sur une page',
    'Des moyens pratiques d’alléger les tâches quotidiennes',
    'Des mots pour expliquer la fatigue aux autres',
  ],
  facts: [
    { label: 'Durée', value: '3 semaines, à votre rythme' },
    { label: 'Temps', value: 'Leçons de 10 minutes' },
    { label: 'Formule', value: 'À lire en ligne, fiches à imprimer' },
  ],
  meta: {
    description:
      'Un programme de trois semaines pour vivre avec la fatigue : un budget d’énergie, des tâches plus légères, un vrai repos et des mots pour le dire.',
  },
}
