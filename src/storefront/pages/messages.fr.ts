import type { pagesEn } from './messages.en'

export const pagesFr = {
  forgotPassword: 'Mot de passe oublié?',
  signIn: 'Connexion',
  resetPassword: 'Réinitialiser votre mot de passe',
  createAccount: 'Créer votre compte',
  welcomeMigrated: 'Bienvenue sur notre nouveau site',
  accountSettings: 'Paramètres du compte',
  requestInvoice: 'Demander une facture',
  yourInvoice: 'Votre facture',
  payment: 'Paiement',
  yourPayment: 'Votre paiement',
  myPrograms: 'Mes programmes',
  yourLesson: 'Votre leçon',
  actionPlan: 'Plan d’action',
  myNotes: 'Notes et réponses',
  yourProgram: 'Votre programme',
  cart: 'Votre panier',
  confirmEmail: 'Confirmer votre adresse courriel',
  resources: 'Ressources',
  programs: 'Programmes',
  services: 'Services',
  paymentCancelled: 'Paiement annulé',
  yourInvitation: 'Votre invitation',
  notFound: 'Page introuvable',
  notFoundText:
    'Ce chemin ne mène nulle part. La page a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
  goHome: 'Aller à la page d’accueil',
  explorePrograms: 'Découvrir les programmes',
  pageNeedsScripts: 'Cette page a besoin de JavaScript',
  pageNeedsScriptsText:
    'Elle montre ce qui n’appartient qu’à vous, et c’est JavaScript qui va le chercher une fois que vous êtes en ligne. Veuillez l’activer pour ce site et recharger la page.',
} as const satisfies Record<keyof typeof pagesEn, string>
