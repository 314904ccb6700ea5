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
        text: 'Chaque programme est fait de courtes leçons qui se terminent par un petit pas. Achetez-le une fois et lisez-le à votre rythme. Tous les prix sont en dollars canadiens. Vous ne savez pas lequel choisir? Premiers pas est gratuit et vous montre comment ils se déroulent.',
        actions: [{ label: 'Commencer par Premiers pas', href: '/learn-more-about-premiers-pas' }],
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
      { block: 'product-list', kind: 'service' },
      {
        block: 'call-to-action',
        heading: 'Vous ne savez pas lequel vous convient?',
        text: 'Dites-nous en quelques mots ce que vous vivez et ce que vous espérez. Nous répondons d’ici deux jours ouvrables, et demander ne coûte rien.',
        actions: [
          { label: 'Écrivez-nous', href: '/contactus' },
          { label: 'Voir tous les programmes', href: '/programs', style: 'secondary' },
        ],
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
