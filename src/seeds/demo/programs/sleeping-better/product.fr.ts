import type { FrenchProductSeed } from '../../../content'

export const frenchSleepingBetter: FrenchProductSeed = {
  slug: 'sleeping-better',
  frenchSlug: 'mieux-dormir',
  title: 'Mieux dormir',
  summary:
    'Une aide calme et pratique pour les nuits trop longues. Un journal de sommeil, des soirées plus douces, et que faire quand vous avez encore les yeux ouverts à trois heures du matin.',
  highlights: [
    'Un journal de sommeil d’une semaine, à imprimer',
    'Des habitudes du soir et du matin qui vont bien ensemble',
    'Que faire quand le sommeil ne vient pas',
  ],
  facts: [
    { label: 'Durée', value: '3 semaines, à votre rythme' },
    { label: 'Temps', value: 'Environ 20 minutes par semaine' },
    { label: 'Formule', value: 'À lire en ligne, fiches à imprimer' },
  ],
  meta: {
    description:
      'Trois semaines en douceur vers de meilleures nuits quand on vit avec une maladie chronique : journal, habitudes du soir et heures d’éveil.',
  },
  page: [
    {
      block: 'rich-text',
      content: `
## Les meilleures nuits commencent par de petits changements le jour.

La douleur, les soucis, les médicaments et l’âge peuvent tous troubler le sommeil. Ces six leçons vous aident à trouver ce qui trouble le vôtre, et à changer une chose à la fois.`,
    },
    {
      block: 'feature-list',
      heading: 'Ce que vous apprendrez',
      items: [
        {
          title: 'À vous connaître',
          text: 'Une semaine de notes qui montrent ce qui aide et ce qui n’aide pas.',
        },
        {
          title: 'Des journées qui mènent au sommeil',
          text: 'La lumière, le mouvement, les siestes, le café et le souper.',
        },
        {
          title: 'Des nuits plus calmes',
          text: 'Comment coucher vos soucis sur papier, et quand il vaut mieux se lever.',
        },
      ],
    },
    {
      block: 'questions',
      heading: 'Bon à savoir',
      items: [
        {
          question: 'Je prends des somnifères. Dois-je arrêter?',
          answer:
            'N’arrêtez pas de votre propre chef. Parlez-en d’abord à votre médecin ou à votre pharmacien. Vous pouvez suivre tout ce programme pendant que vous en prenez.',
        },
        {
          question: 'Je ronfle fort et j’ai sommeil toute la journée.',
          answer:
            'Dites-le à votre médecin, surtout si quelqu’un a remarqué que vous arrêtez de respirer la nuit. Cela peut être examiné et traité.',
        },
      ],
    },
    {
      block: 'call-to-action',
      heading: 'Un petit prix pour une nuit plus calme',
      text: 'Une question d’abord? Nous serons heureux de vous entendre.',
      actions: [{ label: 'Nous joindre', href: '/contactus' }],
    },
  ],
}
