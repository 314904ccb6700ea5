import type { FrenchProductSeed } from '../../../content'

export const frenchBreathingEasier: FrenchProductSeed = {
  slug: 'breathing-easier',
  frenchSlug: 'mieux-respirer',
  title: 'Mieux respirer',
  summary:
    'Des moyens de tous les jours pour les personnes qui vivent avec l’asthme, la MPOC ou une autre maladie des poumons : respirer plus calmement, ménager son souffle à la maison et connaître ses signes d’alerte.',
  highlights: [
    'Deux façons de respirer, expliquées étape par étape',
    'Des idées pour faire les tâches de tous les jours avec moins d’effort',
    'Une page claire de signes d’alerte, à établir avec votre équipe de soins',
  ],
  facts: [
    { label: 'Durée', value: '3 semaines, à votre rythme' },
    { label: 'Temps', value: 'Environ 25 minutes par semaine' },
    { label: 'Formule', value: 'À lire en ligne, fiches à imprimer' },
  ],
  meta: {
    description:
      'Un programme de trois semaines pour les maladies des poumons : respirer plus calmement, ménager son souffle et connaître ses signes d’alerte.',
  },
}
