import type { formsEn } from './messages.en'

export const formsFr = {
  choose: 'Veuillez choisir',
  needsScripts: 'Ce formulaire a besoin de JavaScript',
  needsScriptsText:
    'Sans lui, rien n’est envoyé. Veuillez activer JavaScript pour ce site et recharger la page.',
  leaveEmpty: 'Veuillez laisser ce champ vide',
  notSent: 'L’envoi n’a pas fonctionné',
  send: 'Envoyer',
  sent: 'Merci. Votre message a été envoyé.',
} as const satisfies Record<keyof typeof formsEn, string>
