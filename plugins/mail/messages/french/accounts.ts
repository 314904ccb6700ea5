import type { MessageContent } from '../../message'

/** The French content of the mails about accounts, by key. */
export const accountsInFrench: Record<string, MessageContent> = {
  welcome: {
    subject: 'Bienvenue chez {{providerName}}',
    heading: 'Bienvenue, {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Votre compte est prêt et vous pouvez l’utiliser dès maintenant. Pour que nous puissions vous joindre au besoin, veuillez confirmer que cette adresse courriel est bien à vous :',
      },
      { kind: 'button', label: 'Confirmer l’adresse courriel', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'Le lien ne sert qu’une fois, pendant 12 heures. Vous pouvez en demander un nouveau dans les paramètres de votre compte.',
      },
      { kind: 'button', label: 'Voir les programmes', href: '{{programsUrl}}' },
      { kind: 'text', text: 'Si vous n’avez pas ouvert de compte, vous n’avez rien à faire.' },
    ],
  },
  'verify-address': {
    subject: 'Confirmez votre adresse courriel',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      { kind: 'text', text: 'Veuillez confirmer que cette adresse courriel est bien à vous :' },
      { kind: 'button', label: 'Confirmer l’adresse courriel', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'Le lien ne sert qu’une fois, pendant 12 heures. D’ici là, votre compte et vos programmes fonctionnent comme d’habitude.',
      },
      { kind: 'text', text: 'Si vous n’avez pas de compte chez nous, vous n’avez rien à faire.' },
    ],
  },
  'password-reset': {
    subject: 'Réinitialisez votre mot de passe',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte. Choisissez-en un ici :',
      },
      { kind: 'button', label: 'Réinitialiser le mot de passe', href: '{{resetUrl}}' },
      {
        kind: 'text',
        text: 'Le lien ne sert qu’une fois, pendant 12 heures. S’il a expiré, vous pouvez en demander un nouveau sur la même page.',
      },
      {
        kind: 'text',
        text: 'Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
      },
    ],
  },
  'migrated-password-reset': {
    subject: 'Choisissez votre mot de passe pour notre nouveau site',
    heading: 'Bon retour, {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Nous avons déménagé sur un nouveau site, et votre compte et vos programmes nous ont suivis. Votre ancien mot de passe, lui, est resté : veuillez en choisir un nouveau.',
      },
      { kind: 'button', label: 'Choisir un mot de passe', href: '{{resetUrl}}' },
      {
        kind: 'text',
        text: 'Le lien ne sert qu’une fois, pendant 12 heures. S’il a expiré, vous pouvez en demander un nouveau sur la même page.',
      },
      {
        kind: 'text',
        text: 'Ensuite, connectez-vous avec cette adresse courriel et votre nouveau mot de passe, et reprenez là où vous étiez.',
      },
      { kind: 'text', text: 'Si vous n’avez rien demandé, vous n’avez rien à faire.' },
    ],
  },
  'password-changed': {
    subject: 'Votre mot de passe a été changé',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Votre mot de passe a été changé le {{changedAt}}. Pour votre sécurité, les autres appareils ont été déconnectés.',
      },
      { kind: 'text', text: 'Si c’était vous, tout va bien et vous n’avez plus rien à faire.' },
      {
        kind: 'text',
        text: 'Si ce n’était pas vous, veuillez choisir un nouveau mot de passe dès maintenant et nous prévenir.',
      },
      { kind: 'button', label: 'Choisir un nouveau mot de passe', href: '{{resetUrl}}' },
    ],
  },
  'email-change-link': {
    subject: 'Confirmez votre nouvelle adresse courriel',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Vous nous avez demandé d’utiliser cette adresse courriel pour votre compte. Veuillez confirmer qu’elle est bien à vous :',
      },
      { kind: 'button', label: 'Confirmer l’adresse courriel', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'Le lien ne sert qu’une fois, pendant 12 heures. Tant que vous ne l’avez pas confirmée, votre compte garde son adresse.',
      },
      { kind: 'text', text: 'Si vous n’avez rien demandé, vous n’avez rien à faire.' },
    ],
  },
  'email-change-notice': {
    subject: 'Une nouvelle adresse courriel a été demandée',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Quelqu’un qui connaît votre mot de passe, sans doute vous, nous a demandé d’utiliser une autre adresse courriel pour votre compte : {{newEmail}}. Elle sera utilisée une fois confirmée là-bas.',
      },
      {
        kind: 'text',
        text: 'Si c’était vous, tout va bien. Si ce n’était pas vous, veuillez choisir un nouveau mot de passe dès maintenant : cela arrête le changement.',
      },
      { kind: 'button', label: 'Choisir un nouveau mot de passe', href: '{{resetUrl}}' },
    ],
  },
  'email-change-taken': {
    subject: 'Vous avez déjà un compte avec cette adresse courriel',
    heading: 'Bonjour',
    blocks: [
      {
        kind: 'text',
        text: 'Quelqu’un, sans doute vous, nous a demandé d’utiliser cette adresse courriel pour un autre compte. Elle a déjà un compte : rien n’a donc été changé.',
      },
      {
        kind: 'text',
        text: 'Vous pouvez vous connecter avec cette adresse. Si vous ne connaissez plus son mot de passe :',
      },
      { kind: 'button', label: 'Choisir un nouveau mot de passe', href: '{{resetUrl}}' },
      {
        kind: 'text',
        text: 'Si vous avez deux comptes et n’en voulez qu’un, répondez simplement à ce courriel et nous vous aiderons.',
      },
    ],
  },
  'email-changed': {
    subject: 'Votre adresse courriel a été changée',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Depuis le {{changedAt}}, votre compte a une nouvelle adresse courriel : {{newEmail}}. Veuillez désormais l’utiliser pour vous connecter, sur tous vos appareils.',
      },
      { kind: 'text', text: 'Si c’était vous, tout va bien et vous n’avez plus rien à faire.' },
      {
        kind: 'text',
        text: 'Si ce n’était pas vous, veuillez répondre tout de suite à ce courriel, afin que nous puissions vous rendre votre compte.',
      },
    ],
  },
  'session-ended-for-safety': {
    subject: 'Nous vous avons déconnecté d’un appareil',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Le {{endedAt}}, nous vous avons déconnecté de l’appareil {{device}}, parce que la même connexion a servi deux fois. Vous pouvez simplement vous connecter de nouveau.',
      },
      {
        kind: 'text',
        text: 'Le plus souvent, il s’agit d’une connexion perdue. Il se peut aussi que quelqu’un ait copié votre connexion. Si vous avez utilisé un ordinateur auquel vous ne faites pas confiance, veuillez choisir un nouveau mot de passe.',
      },
      { kind: 'button', label: 'Choisir un nouveau mot de passe', href: '{{resetUrl}}' },
    ],
  },
  'account-ready': {
    subject: 'Votre compte est prêt',
    heading: 'Bienvenue, {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Votre compte est prêt. Connectez-vous quand vous voulez avec cette adresse courriel et le mot de passe que vous avez choisi.',
      },
      { kind: 'text', text: '{{ready}}' },
      { kind: 'button', label: 'Aller à Mes programmes', href: '{{programsUrl}}' },
      { kind: 'text', text: 'Si vous n’avez pas créé ce compte, veuillez nous prévenir.' },
    ],
  },
  invitation: {
    subject: 'Votre invitation de {{providerName}}',
    heading: 'Vous avez une invitation',
    blocks: [
      { kind: 'text', text: '{{purpose}}' },
      { kind: 'button', label: 'Créer votre compte', href: '{{registerUrl}}' },
      {
        kind: 'text',
        text: 'Le lien est réservé à cette adresse courriel et ne sert qu’une fois, jusqu’au {{expiresOn}}. S’il a expiré, la même page peut vous en envoyer un nouveau.',
      },
      { kind: 'text', text: 'Si vous n’attendiez pas cette invitation, vous n’avez rien à faire.' },
    ],
  },
  'migration-welcome': {
    subject: 'Nous avons déménagé sur un nouveau site',
    heading: 'Bonjour {{firstname}}',
    blocks: [
      {
        kind: 'text',
        text: 'Nous avons déménagé sur un nouveau site, et les programmes que vous avez achetés nous ont suivis. Votre ancien mot de passe, lui, est resté : veuillez en choisir un nouveau avant votre première connexion.',
      },
      { kind: 'button', label: 'Aller au nouveau site', href: '{{welcomeUrl}}' },
      {
        kind: 'text',
        text: 'Vous pourrez y demander un lien pour choisir votre mot de passe. Nous l’enverrons à cette adresse courriel, pour que personne d’autre ne puisse ouvrir vos programmes.',
      },
      { kind: 'text', text: 'Si quelque chose ne va pas, répondez simplement à ce courriel.' },
    ],
  },
  'form-receipt': {
    subject: 'Nous avons reçu votre message',
    heading: 'Merci de votre message',
    blocks: [
      { kind: 'text', text: '{{text}}' },
      {
        kind: 'text',
        text: '{{providerName}} l’a reçu par le formulaire « {{formTitle}} » le {{sentAt}}.',
      },
      { kind: 'text', text: 'Si ce n’est pas vous qui nous avez écrit, vous n’avez rien à faire.' },
    ],
  },
  'form-reply': {
    subject: 'À propos de votre message à {{providerName}}',
    heading: 'À propos de votre message',
    blocks: [
      { kind: 'text', text: '{{text}}' },
      {
        kind: 'text',
        text: 'Vous recevez ce courriel parce que vous avez écrit à {{providerName}} par le formulaire « {{formTitle}} ». Vous pouvez simplement y répondre.',
      },
    ],
  },
}
