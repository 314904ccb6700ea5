import type { FrenchProductSeed } from '../../../content'

export const frenchPmfpProduct: FrenchProductSeed = {
  slug: 'pmfp',
  frenchSlug: 'pmfp',
  title: 'PMFP',
  summary:
    'Notre programme phare, pour toute personne qui vit avec une maladie chronique. Douze courtes leçons vous aident à choisir ce qui compte, à prévoir de petits pas et à continuer les jours plus difficiles.',
  highlights: [
    'Douze leçons d’environ 15 minutes',
    'Un plan d’action de la semaine à imprimer et à garder sur le frigo',
    'Pour toute maladie chronique, ou plusieurs à la fois',
    'À vous, pour y revenir aussi longtemps que vous avez un compte',
  ],
  facts: [
    { label: 'Durée', value: '6 semaines, à votre rythme' },
    { label: 'Temps', value: 'Environ 30 minutes par semaine' },
    { label: 'Formule', value: 'À lire en ligne, fiches à imprimer' },
    { label: 'Niveau', value: 'Aucune expérience nécessaire' },
  ],
  meta: {
    title: 'PMFP : notre programme phare d’autogestion',
    description:
      'Douze leçons courtes et simples pour bien vivre avec une maladie chronique : plans d’action, énergie, solutions et échanges avec l’équipe de soins.',
  },
  page: [
    {
      block: 'rich-text',
      content: `
## Votre maladie fait partie de votre vie. Elle n’a pas à la mener.

PMFP est un programme de six semaines pour les personnes qui vivent avec une maladie chronique, quelle qu’elle soit. Vous y apprenez quelques habiletés qui vont bien ensemble, et vous les pratiquez sur ce qui compte pour vous.

## De quoi il s’agit

Une maladie chronique vous demande beaucoup : des médicaments, des rendez-vous, des jours de fatigue, des inquiétudes, et les mêmes questions de tout le monde. Votre équipe de soins vous aide pour une partie. Mais l’essentiel se passe à la maison, entre les rendez-vous, et là, personne ne s’y connaît mieux que vous.

PMFP vous donne de bons outils pour le faire. Chaque leçon est courte, emploie les mots de tous les jours et se termine par un petit pas à essayer. Ce pas, c’est vous qui le choisissez. Personne ne vous note.`,
    },
    {
      block: 'feature-list',
      heading: 'Ce que vous y trouverez',
      intro:
        'Quatre parties de trois leçons. Suivez une ou deux leçons par semaine, ou allez plus lentement.',
      items: [
        {
          title: 'Trouver vos appuis',
          text: 'Choisissez ce qui compte pour vous et faites-en un plan de la semaine qui tient dans la vraie vie.',
        },
        {
          title: 'Bien employer votre énergie',
          text: 'Dosez vos efforts, bougez comme il vous convient et reposez-vous avant l’épuisement.',
        },
        {
          title: 'Les pensées, les émotions et les autres',
          text: 'Faites face aux soucis et aux jours gris, réglez les problèmes pas à pas et demandez de l’aide.',
        },
        {
          title: 'Avec votre équipe de soins',
          text: 'Préparez vos rendez-vous, gardez l’œil sur vos médicaments et prévoyez les reculs.',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'Comment se passe une semaine',
      items: [
        {
          title: 'Lisez une ou deux leçons',
          text: 'Environ 15 minutes chacune. Arrêtez quand vous voulez : votre place est gardée.',
        },
        {
          title: 'Choisissez un petit pas',
          text: 'Quelque chose que vous avez envie de faire, avec un jour et une heure.',
        },
        {
          title: 'Essayez-le et notez ce qui s’est passé',
          text: 'Un crochet sur le plan d’action suffit.',
        },
        {
          title: 'Regardez en arrière avec bienveillance',
          text: 'Gardez ce qui a marché. Changez ce qui n’a pas marché. Recommencez lundi.',
        },
      ],
    },
    {
      block: 'questions',
      heading: 'Les questions qu’on nous pose',
      items: [
        {
          question: 'PMFP convient-il à ma maladie?',
          answer:
            'PMFP porte sur des habiletés qui aident avec toute maladie chronique, comme l’arthrite, une maladie du cœur ou des poumons, le diabète, la douleur ou la fatigue chroniques. Il ne traite d’aucune maladie en particulier.',
        },
        {
          question: 'Remplace-t-il mon médecin ou mon infirmière?',
          answer:
            'Non. PMFP est de l’éducation, et non un soin médical. Il vous aide à tirer davantage de vos rendez-vous. Veuillez parler à votre équipe de soins avant de changer vos médicaments, votre alimentation ou vos exercices.',
        },
        {
          question: 'Les ordinateurs et moi, cela fait deux. Puis-je suivre PMFP quand même?',
          answer:
            'Oui. Si vous pouvez ouvrir un courriel, vous pouvez suivre PMFP. Le texte peut être agrandi, les fiches peuvent être imprimées, et vous pouvez nous appeler si quelque chose bloque.',
        },
        {
          question: 'Et si je prends du retard?',
          answer:
            'Le retard n’existe pas ici. Les leçons restent ouvertes, et vous pouvez les reprendre toutes.',
        },
      ],
    },
    {
      block: 'call-to-action',
      heading: 'Votre groupe aimerait suivre PMFP ensemble?',
      text: 'Les centres communautaires, les cliniques et les employeurs peuvent offrir PMFP avec une licence de groupe.',
      actions: [{ label: 'En savoir plus sur la licence de groupe', href: '/pmfp-group-licensing-page' }],
    },
  ],
}
