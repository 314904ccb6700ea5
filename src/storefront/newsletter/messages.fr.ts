import type { newsletterEn } from './messages.en'

export const newsletterFr = {
  heading: 'Des nouvelles par courriel',
  intro: 'De nouveaux articles, programmes et dates, quelques fois par année.',
  email: 'Adresse courriel',
  emailMissing: 'Veuillez entrer votre adresse courriel.',
  emailWrong: 'Veuillez entrer une adresse courriel valide.',
  consent:
    'En vous abonnant, vous acceptez de recevoir nos nouvelles et nos offres par courriel. Vous pouvez vous désabonner en tout temps, d’un seul clic.',
  signUp: 'M’abonner',
  checkMailbox: 'Veuillez consulter votre boîte de réception',
  checkMailboxText:
    'Si {email} ne reçoit pas encore nos nouvelles, un message de notre part y est arrivé. Ouvrez le lien qu’il contient d’ici {hours} heures et confirmez.',
  notSignedUp: 'Vous n’êtes pas encore sur la liste',
  leaveEmpty: 'Veuillez laisser ce champ vide',
  confirm: 'Confirmez votre abonnement',
  confirmText:
    'Vous avez demandé à recevoir nos nouvelles et nos offres par courriel. Veuillez confirmer que vous les souhaitez.',
  confirmButton: 'Oui, je veux l’infolettre',
  confirmed: 'Merci, vous êtes sur la liste',
  confirmedText:
    'Vous aurez de nos nouvelles quand il y en aura. Chaque infolettre contient un lien pour vous désabonner.',
  leave: 'Se désabonner de l’infolettre',
  leaveText:
    'Vous ne recevrez plus de nouvelles ni d’offres par courriel. Les courriels sur vos achats vous parviendront toujours.',
  leaveButton: 'Oui, je veux me désabonner',
  left: 'Vous êtes désabonné de l’infolettre',
  leftText:
    'Nous n’enverrons plus de nouvelles ni d’offres à cette adresse. Si vous changez d’avis, abonnez-vous de nouveau.',
  expired: 'Ce lien ne fonctionne plus',
  expiredText:
    'Il a déjà servi, ou il est trop ancien. Veuillez vous abonner de nouveau; nous vous en enverrons un autre.',
  notOffered:
    'Il a déjà servi ou il est trop vieux. Nous n’acceptons pas de nouveaux abonnements à l’infolettre en ce moment.',
  unknownLink: 'Nous ne connaissons pas ce lien',
  unknownLinkText:
    'Votre logiciel de courriel l’a peut-être coupé en deux. Veuillez l’ouvrir de nouveau à partir du courriel, ou écrivez-nous.',
  resources: 'Toutes les ressources',
  writeToUs: 'Nous écrire',
} as const satisfies Record<keyof typeof newsletterEn, string>
