import type { FrenchPageSeed } from '../../content'

export const frenchGroupLicensing: FrenchPageSeed = {
  slug: 'pmfp-group-licensing-page',
  address: 'pmfp-group-licensing-page',
  title: 'PMFP pour les groupes',
  meta: {
    description:
      'Offrez PMFP, notre programme phare d’autogestion, aux gens que vous servez. Une licence, 25 places, tout pour lancer un groupe.',
  },
  layout: [
    {
      block: 'hero',
      eyebrow: 'Licence de groupe',
      heading: 'Offrez PMFP dans votre milieu',
      text: 'Pour les centres communautaires, les cliniques, les bibliothèques, les groupes religieux et les milieux de travail qui souhaitent offrir quelque chose d’utile aux personnes vivant avec une maladie chronique.',
      actions: [
        { label: 'Poser une question sur la licence', href: '#group-licence' },
        { label: 'PMFP, qu’est-ce que c’est?', href: '/learn-more-about-pmfp', style: 'secondary' },
      ],
      picture: 'group-licence',
    },
    {
      block: 'feature-list',
      heading: 'Ce que les groupes apprécient',
      items: [
        {
          title: 'Prêt à utiliser',
          text: 'Six plans de rencontre avec horaire, questions et fiches de travail. Vous n’avez rien à rédiger.',
        },
        {
          title: 'Animé par des gens de votre milieu',
          text: 'Employés et bénévoles peuvent animer PMFP après deux jours de formation.',
        },
        {
          title: 'Pour toutes les maladies chroniques',
          text: 'Des personnes qui vivent avec des maladies différentes s’assoient à la même table et se découvrent bien des points communs.',
        },
        {
          title: 'Confidentiel',
          text: 'Les notes et les réponses des participants leur appartiennent. Votre organisme ne les voit pas.',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'De l’idée à la première rencontre',
      items: [
        {
          title: 'Parlons-en',
          text: 'Une demi-heure pour parler de votre groupe, de vos salles et de votre calendrier.',
        },
        { title: 'Achetez la licence', text: 'Par carte, PayPal ou facture. Elle est valide 12 mois.' },
        {
          title: 'Formez une personne à l’animation',
          text: 'Si personne n’est encore formé, inscrivez quelqu’un à notre formation de deux jours.',
        },
        { title: 'Invitez les gens', text: 'Jusqu’à 25 participants, en un ou plusieurs groupes.' },
      ],
    },
    { block: 'product-list', heading: 'La licence', kind: 'licence' },
    {
      block: 'questions',
      heading: 'Les questions des organismes',
      items: [
        {
          question: 'Nous sommes plus de 25.',
          answer: 'Écrivez-nous. Nous trouverons un nombre et un prix qui vous conviennent.',
        },
        {
          question: 'Les participants gardent-ils leur accès?',
          answer: 'Oui. Chacun garde son propre accès à PMFP après l’année de la licence.',
        },
        {
          question: 'Peut-on avoir d’abord une soumission?',
          answer:
            'Bien sûr. Dites-nous combien de participants vous prévoyez et à quel nom préparer la soumission.',
        },
      ],
    },
    {
      block: 'form',
      heading: 'Un projet pour la prochaine saison?',
      intro:
        'Parlez-nous de votre groupe. Il faut le plus souvent environ six semaines entre le premier appel et la première rencontre.',
      form: 'group-licence',
    },
  ],
}
