import type { FrenchProductSeed } from '../../../content'

export const frenchFirstStepsProduct: FrenchProductSeed = {
  slug: 'first-steps',
  frenchSlug: 'premiers-pas',
  title: 'Premiers pas',
  summary:
    'Une introduction courte et gratuite à l’autogestion. Six petites leçons vous montrent comment fonctionnent nos programmes et vous donnent un premier plan à essayer.',
  highlights: [
    'Gratuit, sans rien à annuler plus tard',
    'Six leçons d’environ huit minutes',
    'Un premier plan d’action à la fin',
  ],
  facts: [
    { label: 'Durée', value: '1 semaine, ou aussi longtemps que vous voulez' },
    { label: 'Temps', value: 'Leçons de 8 minutes' },
    { label: 'Prix', value: 'Gratuit' },
  ],
  meta: {
    description:
      'Une introduction gratuite à l’autogestion pour les personnes qui vivent avec une maladie chronique. Six courtes leçons et un premier plan.',
  },
  page: [
    {
      block: 'rich-text',
      content: `
## Commencez petit. Commencez ici.

Premiers pas est une courte introduction qui ne coûte rien. Voyez ce que veut dire l’autogestion, à quoi ressemblent nos leçons, et si elles vous conviennent.`,
    },
    {
      block: 'steps',
      heading: 'Ce que vous ferez',
      items: [
        { title: 'Faire le point', text: 'Qu’est-ce qui va bien, et qu’aimeriez-vous changer?' },
        {
          title: 'Choisir une chose',
          text: 'Un pas si petit qu’il a toutes les chances de réussir.',
        },
        { title: 'L’essayer une semaine', text: 'Et la regarder ensuite sans vous faire de reproches.' },
      ],
    },
    {
      block: 'questions',
      heading: 'Bon à savoir',
      items: [
        {
          question: 'Pourquoi est-ce gratuit?',
          answer:
            'Parce qu’un programme se juge mal de l’extérieur. Nous aimons mieux que vous regardiez d’abord et décidiez ensuite.',
        },
        {
          question: 'Ai-je besoin d’une carte de crédit?',
          answer: 'Non. Vous créez un compte, et le programme est à vous.',
        },
      ],
    },
    {
      block: 'call-to-action',
      heading: 'Envie de faire tout le chemin?',
      text: 'PMFP, notre programme phare, commence là où Premiers pas se termine.',
      actions: [{ label: 'En savoir plus sur PMFP', href: '/learn-more-about-pmfp' }],
    },
  ],
}
