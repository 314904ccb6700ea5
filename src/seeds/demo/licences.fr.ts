import type { FrenchProductSeed } from '../content'

export const frenchLicences: FrenchProductSeed[] = [
  {
    slug: 'pmfp-group-licence',
    frenchSlug: 'licence-de-groupe-pmfp',
    title: 'Licence de groupe PMFP',
    summary:
      'Offrez PMFP aux gens que vous servez : un an, jusqu’à 25 participants, avec le guide d’animation et toutes les fiches de travail en gros caractères.',
    highlights: [
      'Un an, jusqu’à 25 participants',
      'Guide d’animation et fiches de travail à imprimer',
      'De l’aide pour démarrer, par téléphone ou par vidéo',
    ],
    facts: [
      { label: 'Durée', value: '12 mois' },
      { label: 'Places', value: '25 participants' },
      { label: 'Paiement', value: 'Carte, PayPal ou facture' },
    ],
    meta: {
      description:
        'Une licence d’un an pour offrir PMFP à 25 participants ou moins, avec guide d’animation, fiches de travail et aide au démarrage.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Pour les lieux où les gens viennent déjà

Les participants suivent les leçons à la maison et se réunissent chez vous, ou par vidéo, pour faire des plans et partager ce qu’ils ont découvert. Vous amenez les gens et le café. Nous apportons le programme.

C’est vous qui décidez si la participation est gratuite.`,
      },
      {
        block: 'feature-list',
        heading: 'Ce qui est compris',
        items: [
          {
            title: '25 places',
            text: 'Chaque participant a son propre compte et peut continuer d’utiliser PMFP après la fin du groupe.',
          },
          {
            title: 'Guide d’animation',
            text: 'Un plan de rencontre pour chacune des six semaines, avec horaire et questions.',
          },
          {
            title: 'Fiches de travail',
            text: 'À imprimer aussi souvent qu’il le faut, en caractères ordinaires ou gros.',
          },
          { title: 'Un bon départ', text: 'Une heure avec nous pour préparer votre premier groupe.' },
        ],
      },
      {
        block: 'questions',
        heading: 'Bon à savoir',
        items: [
          {
            question: 'Pouvons-nous payer par facture?',
            answer:
              'Oui. Au moment de payer, choisissez « Facture » et nous vous l’enverrons par courriel. La licence commence quand le paiement est arrivé.',
          },
          {
            question: 'Qu’apprenons-nous sur nos participants?',
            answer: 'Rien de leurs réponses ni de leurs notes. Elles n’appartiennent qu’à eux.',
          },
        ],
      },
    ],
  },
]
