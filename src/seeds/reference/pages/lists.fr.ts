import type { FrenchPageSeed } from '../../content'

export const frenchListPages: FrenchPageSeed[] = [
  {
    slug: 'programs',
    address: 'programs',
    title: 'Programmes',
    meta: {
      description:
        'Des programmes d’autogestion en mots simples : douleur, souffle, énergie, sommeil, mouvement, proches aidants, et PMFP pour tous.',
    },
    layout: [
      {
        block: 'hero',
        heading: 'Programmes',
        text: 'Chaque programme est fait de courtes leçons qui se terminent par un petit pas. Achetez-le une fois et lisez-le à votre rythme. Tous les prix sont en dollars canadiens.',
      },
    ],
  },
  {
    slug: 'services',
    address: 'services',
    title: 'Services',
    meta: {
      description:
        'Accompagnement individuel, ateliers pour les groupes et formation des personnes qui animent des groupes PMFP.',
    },
    layout: [
      {
        block: 'hero',
        heading: 'Services',
        text: 'Il y a des choses qui vont mieux avec quelqu’un de l’autre côté de la table, ou au bout du fil.',
      },
    ],
  },
  {
    slug: 'newsletter',
    address: 'newsletter',
    title: 'Ressources',
    meta: {
      description:
        'Des articles et des fiches gratuits sur l’énergie, le sommeil, les rendez-vous et les petits pas, pour mieux vivre avec une maladie chronique.',
    },
    layout: [
      {
        block: 'hero',
        heading: 'Ressources',
        text: 'Des articles et des fiches de travail à lire, à imprimer et à partager. Ils sont gratuits, et vous n’avez pas besoin de compte.',
      },
    ],
  },
]
