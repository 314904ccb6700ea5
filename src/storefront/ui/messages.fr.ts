import type { uiEn } from './messages.en'

export const uiFr = {
  optional: ' (facultatif)',
  requiredNote: 'Les champs marqués d’un <star>*</star> sont obligatoires.',
  hide: 'Masquer',
  show: 'Afficher',
  showPassword: 'Afficher le mot de passe',
  breadcrumb: 'Fil d’Ariane',
  notifications: 'Notifications',
  close: 'Fermer',
  textKept: 'Nous avons gardé ce que vous aviez écrit. Veuillez vérifier le texte et l’envoyer de nouveau.',
} as const satisfies Record<keyof typeof uiEn, string>
