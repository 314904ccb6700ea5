import type { formsEn } from './messages.en'

export const formsFr = {
  choose: 'Veuillez choisir',
  needsScripts: 'Ce formulaire a besoin de JavaScript',
  needsScriptsText:
    'Sans lui, rien n’est envoyé. Veuillez activer JavaScript pour ce site et recharger la page.',
  leaveEmpty: 'Veuillez laisser ce champ vide',
  notSent: 'L’envoi n’a pas fonctionné',
  send: 'Envoyer',
  stepOf: 'Étape {step, number} de {steps, number}',
  goOn: 'Continuer',
  back: 'Retour',
  fileLimits: 'Un fichier d’au plus {megabytes, number} Mo : {kinds}.',
  fileLimitsMany: 'Au plus {most, number} fichiers d’au plus {megabytes, number} Mo chacun : {kinds}.',
  chosenFiles: 'Fichiers choisis',
  takeOut: 'Retirer {name}',
  finishLater: 'Terminer plus tard',
  notKept: 'Vos réponses n’ont pas pu être gardées',
  keptForAccount:
    'Vos réponses sont gardées jusqu’au <day></day>. Connectez-vous sur n’importe quel appareil et ouvrez cette page pour continuer.',
  keptInBrowser:
    'Vos réponses sont gardées jusqu’au <day></day>. Ouvrez de nouveau cette page dans ce navigateur pour continuer.',
  foundAnswers: 'Vous continuez avec les réponses que vous aviez gardées',
  filesNotKept: 'Les fichiers ne sont pas gardés : veuillez les joindre au moment de l’envoi.',
  beginAnew: 'Recommencer',
  sent: 'Merci. Votre message a été envoyé.',
} as const satisfies Record<keyof typeof formsEn, string>
