import type { FrenchPageSeed } from '../../content'
import { organization } from '../organization'
import { frenchOrganization } from '../organization.fr'

export const frenchContactUs: FrenchPageSeed = {
  slug: 'contactus',
  address: 'contactus',
  title: 'Nous joindre',
  meta: {
    description:
      'Appelez, écrivez ou passez nous voir. Une personne vous répond, en mots simples, d’ici deux jours ouvrables.',
  },
  layout: [
    {
      block: 'hero',
      eyebrow: 'Nous joindre',
      heading: 'Posez-nous vos questions',
      text: 'Vous n’arrivez pas à vous connecter? Vous hésitez entre deux programmes? Vous préparez quelque chose pour un groupe? Appelez ou écrivez. Toutes les questions sont bonnes.',
      picture: 'contact',
    },
    {
      block: 'contact-details',
      heading: 'Comment nous joindre',
      text: 'Nous répondons aux courriels d’ici deux jours ouvrables. Si vous appelez en dehors de ces heures, veuillez laisser un message en disant votre numéro lentement.',
      email: organization.email,
      phone: organization.phone,
      addressLines: frenchOrganization.addressLines,
      hours: frenchOrganization.hours,
    },
    {
      block: 'form',
      heading: 'Écrivez-nous',
      intro:
        'Une personne lit chaque message. Veuillez ne pas y donner de détails sur votre santé : nous n’en avons pas besoin pour vous aider.',
      form: 'contact',
    },
    {
      block: 'questions',
      heading: 'Réponses rapides',
      items: [
        {
          question: 'J’ai oublié mon mot de passe.',
          answer:
            'Choisissez « Se connecter », puis « Mot de passe oublié? ». Nous vous enverrons un courriel avec un lien valide pendant 12 heures. Rien dans votre boîte de réception? Regardez dans vos courriels indésirables, ou appelez-nous.',
        },
        {
          question: 'J’avais un compte sur votre ancien site.',
          answer:
            'Connectez-vous avec la même adresse courriel. Nous la reconnaîtrons et vous aiderons à choisir un nouveau mot de passe. Vos programmes vous attendent.',
        },
        {
          question: 'Où trouver le programme que j’ai acheté?',
          answer:
            'Connectez-vous et ouvrez « Mes programmes ». S’il n’y est pas quelques minutes après le paiement, veuillez nous appeler ou nous écrire. Nous arrangerons cela.',
        },
        {
          question: 'Puis-je payer sans PayPal ni carte?',
          answer:
            'Oui. Au moment de payer, choisissez « Facture ». Votre programme s’ouvrira dès que votre paiement sera arrivé.',
        },
        {
          question: 'Est-ce un service médical?',
          answer:
            'Non. Nous ne pouvons pas donner de conseils médicaux. En cas d’urgence, appelez le 9-1-1. Pour parler à une infirmière ou à un infirmier dans la plupart des provinces et des territoires, appelez le 8-1-1.',
        },
      ],
    },
  ],
}
