import type { FrenchPageSeed } from '../../content'

export const frenchHome: FrenchPageSeed = {
  slug: 'home',
  address: 'home',
  title: 'Accueil',
  meta: {
    title: 'De petits pas pour bien vivre avec une maladie chronique',
    description:
      'Des programmes d’autogestion en mots simples, pour les personnes qui vivent avec une maladie chronique et pour celles qui en prennent soin.',
  },
  layout: [
    {
      block: 'hero',
      eyebrow: 'Programmes d’autogestion',
      heading: 'Bien vivre, un petit pas à la fois',
      text: 'Vous vivez avec votre maladie tous les jours de l’année. Nos programmes vous aident à mieux vivre ces journées, avec des moyens pratiques, en mots simples et à votre rythme.',
      actions: [
        { label: 'Trouver un programme', href: '/programs' },
        { label: 'Commencer gratuitement', href: '/learn-more-about-premiers-pas', style: 'secondary' },
      ],
      picture: 'home',
    },
    {
      block: 'product-list',
      heading: 'Programmes',
      intro: 'Des leçons courtes, des fiches à imprimer et un pas à essayer chaque semaine.',
      kind: 'program',
      limit: 4,
    },
    {
      block: 'feature-list',
      heading: 'Pensés pour la vraie vie',
      items: [
        {
          title: 'Des mots simples',
          text: 'Pas de jargon, pas de petits caractères. Si un mot demande une explication, nous la donnons.',
        },
        {
          title: 'Votre propre rythme',
          text: 'De dix à quinze minutes par leçon. Arrêtez et revenez quand vous voulez : votre place est gardée.',
        },
        {
          title: 'Doux pour les yeux et les mains',
          text: 'De gros caractères, des boutons bien visibles et des fiches à imprimer.',
        },
        {
          title: 'Pour vous seulement',
          text: 'Les questions sont là pour vous aider à réfléchir. Personne ne note vos réponses.',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'Comment cela fonctionne',
      items: [
        {
          title: 'Choisissez un programme',
          text: 'Vous hésitez? Commencez par Premiers pas, qui est gratuit.',
        },
        {
          title: 'Lisez une leçon',
          text: 'À l’ordinateur, sur une tablette ou au téléphone. Ou imprimez-la.',
        },
        {
          title: 'Essayez un petit pas',
          text: 'C’est vous qui le choisissez. Voyez ensuite comment va la semaine.',
        },
      ],
    },
    {
      block: 'image-text',
      heading: 'Vous préférez le faire ensemble?',
      content: `
Les centres communautaires, les cliniques, les bibliothèques et les milieux de travail peuvent offrir **PMFP**, notre programme phare, à un groupe. Les participants lisent à la maison, puis se réunissent pour faire des plans et apprendre les uns des autres.

Nous formons aussi les personnes qui animent ces groupes.`,
      picture: 'group-licence',
      imageSide: 'left',
      actions: [
        { label: 'En savoir plus sur la licence de groupe', href: '/pmfp-group-licensing-page' },
        { label: 'Voir nos services', href: '/services', style: 'secondary' },
      ],
    },
    { block: 'resource-list', heading: 'De bonnes lectures, gratuites', limit: 3 },
    {
      block: 'call-to-action',
      heading: 'Une question? C’est un bon début',
      text: 'Appelez ou écrivez. Une personne vous répondra, avec les mots de tous les jours.',
      actions: [{ label: 'Nous joindre', href: '/contactus' }],
    },
  ],
}
