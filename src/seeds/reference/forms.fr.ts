import type { FrenchFormSeed } from '../content'

export const frenchForms: FrenchFormSeed[] = [
  {
    key: 'contact',
    title: 'Nous joindre',
    fields: [
      { name: 'name', label: 'Votre nom' },
      { name: 'email', label: 'Courriel', hint: 'Nous répondons à cette adresse.' },
      { name: 'phone', label: 'Téléphone', hint: 'Si vous préférez que nous vous rappelions.' },
      {
        name: 'topic',
        label: 'De quoi s’agit-il?',
        options: [
          'Le choix d’un programme',
          'La connexion ou mon compte',
          'Une commande ou une facture',
          'Un programme pour un groupe',
          'Autre chose',
        ],
      },
      { name: 'message', label: 'Votre message' },
    ],
    button: 'Envoyer le message',
    confirmation:
      'Merci. Nous avons bien reçu votre message. Une personne vous répondra d’ici deux jours ouvrables. Un court accusé de réception est en route vers votre boîte de courriel.',
    receipt:
      'Merci de nous avoir écrit. Une personne lira votre message et vous répondra d’ici deux jours ouvrables. Si c’est plus pressant, veuillez nous appeler.',
  },
  {
    key: 'group-licence',
    title: 'Licence de groupe',
    steps: ['À propos de vous', 'Votre groupe', 'Autre chose à dire'],
    fields: [
      { name: 'name', label: 'Votre nom' },
      { name: 'email', label: 'Courriel' },
      { name: 'organization', label: 'Organisme' },
      {
        name: 'participants',
        label: 'Combien de participants prévoyez-vous?',
        hint: 'Un nombre approximatif suffit. Une licence compte 25 places.',
      },
      {
        name: 'facilitator',
        label: 'Qui animera le groupe?',
        options: [
          'Une personne qui a déjà la formation',
          'Une personne qui a besoin de la formation',
          'Nous ne le savons pas encore',
        ],
      },
      { name: 'trainees', label: 'Combien de personnes ont besoin de la formation?' },
      {
        name: 'message',
        label: 'Que devrions-nous savoir?',
        hint: 'Quand vous aimeriez commencer, vos questions, le nom à inscrire sur une soumission.',
      },
      { name: 'quote', label: 'Veuillez nous envoyer une soumission' },
      {
        name: 'files',
        label: 'Fichiers',
        hint: 'Un plan de vos salles ou votre calendrier, si vous en avez un.',
      },
    ],
    button: 'Envoyer la demande',
    confirmation:
      'Merci. Nous communiquerons avec vous d’ici deux jours ouvrables pour parler de votre groupe.',
    receipt:
      'Merci de votre intérêt pour une licence de groupe. Nous communiquerons avec vous d’ici deux jours ouvrables pour parler de votre groupe, de vos salles et de votre calendrier.',
  },
]
