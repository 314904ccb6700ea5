import type { FrenchProductSeed } from '../../../content'

export const frenchCaringForTheOneWhoCares: FrenchProductSeed = {
  slug: 'caring-for-the-one-who-cares',
  frenchSlug: 'aider-sans-s-oublier',
  title: 'Aider sans s’oublier',
  summary:
    'Pour les conjoints, les filles, les fils, les voisins et les amis qui prennent soin de quelqu’un. Gardez la santé, partagez la tâche et restez plus qu’une personne proche aidante.',
  highlights: [
    'De la place pour vos propres émotions, sans culpabilité',
    'Une carte des gens et des services qui vous entourent',
    'Des mots pour les conversations difficiles',
  ],
  facts: [
    { label: 'Durée', value: '3 semaines, à votre rythme' },
    { label: 'Temps', value: 'Leçons de 10 minutes' },
    { label: 'Pour', value: 'Toute personne qui prend soin de quelqu’un' },
  ],
  meta: {
    description:
      'Un programme de trois semaines pour les personnes proches aidantes : prendre soin de soi, partager la tâche et parler de ce qui est difficile.',
  },
}
