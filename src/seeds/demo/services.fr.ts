import type { BlockSeed } from '../blocks'
import type { FrenchProductSeed } from '../content'

const askFirst: BlockSeed = {
  block: 'call-to-action',
  heading: 'Vous aimeriez d’abord en parler?',
  text: 'Dites-nous en quelques mots ce que vous cherchez. Nous répondons d’ici deux jours ouvrables.',
  actions: [{ label: 'Nous joindre', href: '/contactus' }],
}

export const frenchServices: FrenchProductSeed[] = [
  {
    slug: 'one-to-one-coaching',
    frenchSlug: 'accompagnement-individuel',
    title: 'Accompagnement individuel',
    summary:
      'Trois conversations, par téléphone ou par vidéo, avec une personne de notre équipe d’accompagnement. Apportez une chose que vous aimeriez changer, et repartez avec un plan qui vous convient.',
    highlights: [
      'Trois conversations de 45 minutes',
      'Par téléphone ou par vidéo, au moment qui vous convient',
      'Un court résumé écrit après chacune',
    ],
    facts: [
      { label: 'Durée', value: '3 conversations en 6 semaines' },
      { label: 'Où', value: 'Par téléphone ou par vidéo' },
      { label: 'Pour', value: 'Participants et proches aidants' },
    ],
    meta: {
      description:
        'Trois conversations de 45 minutes sur l’autogestion, par téléphone ou par vidéo, avec un plan écrit que vous pourrez tenir.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Quelqu’un avec qui réfléchir

Parfois, une leçon ne suffit pas, parce que votre situation a ses propres nœuds. La personne qui vous accompagne écoute, pose de bonnes questions et vous aide à passer de « je devrais » à un pas bien clair. C’est toujours vous qui décidez.

L’accompagnement n’est ni un soin médical ni une psychothérapie. Si nous croyons qu’une autre forme d’aide vous conviendrait mieux, nous vous le dirons.`,
      },
      {
        block: 'steps',
        heading: 'Comment cela se passe',
        items: [
          {
            title: 'Vous réservez',
            text: 'Après votre commande, nous vous écrivons pour convenir d’une première date.',
          },
          {
            title: 'La première conversation',
            text: 'Ce qui compte pour vous, ce que vous avez essayé, et un petit pas.',
          },
          {
            title: 'La deuxième et la troisième',
            text: 'Que s’est-il passé? Qu’est-ce qui a aidé? Nous ajustons le plan ensemble.',
          },
          {
            title: 'Votre résumé',
            text: 'Après chaque conversation, vous recevez une page en mots simples.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Bon à savoir',
        items: [
          {
            question: 'Dois-je avoir suivi un programme?',
            answer: 'Non. Beaucoup de gens aiment suivre PMFP en parallèle, mais ce n’est pas nécessaire.',
          },
          {
            question: 'Et si je dois annuler?',
            answer:
              'Prévenez-nous la veille et nous trouverons une autre date. Si une mauvaise journée vous surprend, appelez-nous, tout simplement.',
          },
        ],
      },
      askFirst,
    ],
  },
  {
    slug: 'workshop-for-groups',
    frenchSlug: 'atelier-pour-les-groupes',
    title: 'Atelier pour les groupes',
    summary:
      'Une demi-journée animée pour bien vivre avec une maladie chronique. Pour les centres communautaires, les cliniques, les bibliothèques, les groupes religieux et les milieux de travail.',
    highlights: [
      'Une demi-journée, jusqu’à 20 personnes',
      'Chez vous si la route n’est pas trop longue, ou par vidéo partout au Canada',
      'Des fiches de travail en gros caractères pour tous',
    ],
    facts: [
      { label: 'Durée', value: '3 heures, pauses comprises' },
      { label: 'Groupe', value: 'Jusqu’à 20 personnes' },
      { label: 'Où', value: 'Chez vous ou par vidéo' },
    ],
    meta: {
      description:
        'Un atelier d’autogestion d’une demi-journée pour des groupes de 20 personnes ou moins, chez vous ou par vidéo, avec des fiches en gros caractères.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Un après-midi dont on reparle

Les personnes qui vivent avec une maladie chronique apprennent beaucoup les unes des autres. Notre atelier leur donne une raison de s’asseoir ensemble. Pas d’exposé. Un thème, une bonne question, une tasse de café et du temps.`,
      },
      {
        block: 'feature-list',
        heading: 'Choisissez un thème',
        items: [
          {
            title: 'Les petits pas',
            text: 'Plans d’action et confiance : faire un plan qui survit à un mardi ordinaire.',
          },
          {
            title: 'Doser son énergie',
            text: 'Où va l’énergie, et comment la répartir sur une semaine.',
          },
          {
            title: 'Parler avec son équipe de soins',
            text: 'Préparer un rendez-vous, poser la première question en premier, rapporter la réponse à la maison.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Bon à savoir',
        items: [
          {
            question: 'De quoi avez-vous besoin?',
            answer:
              'D’une salle sans marches, de tables autour desquelles s’asseoir et d’une porte qui ferme. Par vidéo : d’un écran par personne ou d’un grand écran.',
          },
          {
            question: 'Vous déplacez-vous?',
            answer:
              'Oui, jusqu’à environ deux heures de route. Les frais de déplacement sont convenus d’avance et s’ajoutent au prix.',
          },
        ],
      },
      askFirst,
    ],
  },
  {
    slug: 'facilitator-training',
    frenchSlug: 'formation-a-l-animation',
    title: 'Formation à l’animation',
    summary:
      'Apprenez à animer des groupes PMFP. Deux jours de pratique pour le personnel de la santé et du milieu communautaire, et pour les bénévoles qui ont eux-mêmes vécu avec une maladie.',
    highlights: [
      'Deux jours de pratique, et non de diapositives',
      'Un guide d’animation pour chaque rencontre',
      'Deux appels de suivi durant votre première année',
    ],
    facts: [
      { label: 'Durée', value: '2 jours' },
      { label: 'Groupe', value: 'De 6 à 12 personnes' },
      { label: 'Prix', value: 'Par personne' },
    ],
    meta: {
      description:
        'Deux jours de formation pratique pour animer des groupes PMFP, avec un guide d’animation et deux appels de suivi.',
    },
    page: [
      {
        block: 'rich-text',
        content: `
## Animer, c’est écouter

Une bonne animatrice ou un bon animateur parle moins qu’on le croirait. En deux jours, vous vous exercerez à ouvrir une rencontre, à surveiller l’heure avec douceur, à faire de la place aux plus discrets et à aider un groupe à trouver ses propres réponses.

Vous animerez des parties de vraies rencontres et vous entendrez ce qui a bien marché. À la fin, vous aurez fait la plupart des erreurs habituelles, en bonne compagnie.`,
      },
      {
        block: 'feature-list',
        heading: 'Ce que vous pratiquerez',
        items: [
          {
            title: 'Les plans d’action en groupe',
            text: 'Cinq questions, une note de confiance et un tour de table qui ne traîne pas.',
          },
          {
            title: 'La résolution de problèmes',
            text: 'Recueillir les idées de tout le monde, et laisser le choix à la personne.',
          },
          {
            title: 'Les moments difficiles',
            text: 'Les émotions fortes, les longues histoires, les conseils que personne n’a demandés.',
          },
          {
            title: 'La sécurité de chacun',
            text: 'Ce qui reste entre nous, et quand diriger vers une autre aide.',
          },
        ],
      },
      {
        block: 'questions',
        heading: 'Bon à savoir',
        items: [
          {
            question: 'Faut-il une profession de la santé?',
            answer:
              'Non. La chaleur humaine, la patience et une certaine expérience de la maladie chronique, la vôtre ou celle d’un proche, comptent davantage.',
          },
          {
            question: 'Notre organisme a-t-il aussi besoin d’une licence?',
            answer:
              'Oui, pour utiliser PMFP avec des groupes, il faut la licence de groupe. Une seule licence suffit pour toutes les personnes que vous avez fait former.',
          },
        ],
      },
      {
        block: 'call-to-action',
        heading: 'La formation et la licence, ensemble',
        text: 'Voyez ce que la licence de groupe comprend, et comment les deux se complètent.',
        actions: [{ label: 'En savoir plus sur la licence de groupe', href: '/pmfp-group-licensing-page' }],
      },
    ],
  },
]
