import type { MessageContent } from '../../message'

/** The French content of the mails about access, by key. */
export const accessInFrench: Record<string, MessageContent> = {
  'data-export': {
    subject: 'Vos données, à télécharger',
    heading: 'Bonjour {{firstname}}, voici vos données',
    blocks: [
      {
        kind: 'text',
        text: 'Vous avez demandé une copie de tout ce que vous nous avez donné. C’est un seul fichier, avec des pages à lire et des données pour un ordinateur.',
      },
      { kind: 'button', label: 'Télécharger', href: '{{exportUrl}}' },
      {
        kind: 'text',
        text: 'Le lien fonctionne pendant 24 heures. Si vous n’avez rien demandé, veuillez changer votre mot de passe et nous écrire.',
      },
    ],
  },
  'account-closing': {
    subject: 'Votre compte sera fermé le {{closesOn}}',
    heading: 'Bonjour {{firstname}}, votre compte sera fermé',
    blocks: [
      {
        kind: 'text',
        text: 'Vos réponses, vos notes et vos plans d’action sont supprimés tout de suite. Ils ne peuvent pas être récupérés.',
      },
      {
        kind: 'text',
        text: 'Le {{closesOn}} seront supprimés votre nom, votre adresse courriel, votre mot de passe et votre adresse de facturation, votre progression et vos certificats, votre accès aux programmes, vos messages et vos appareils.',
      },
      {
        kind: 'text',
        text: 'La loi veut que nous conservions les commandes, les factures, les reçus et les notes de crédit, avec le nom et l’adresse qui y figurent, et votre accord avec nos conditions.',
      },
      {
        kind: 'text',
        text: 'Jusqu’au {{closesOn}}, vous pouvez changer d’avis. Connectez-vous et gardez votre compte dans ses paramètres.',
      },
      { kind: 'button', label: 'Paramètres du compte', href: '{{settingsUrl}}' },
      {
        kind: 'text',
        text: 'Si ce n’était pas vous, faites-le maintenant, et changez votre mot de passe. {{providerName}}',
      },
    ],
  },
  'account-merged': {
    subject: 'Vos deux comptes n’en font plus qu’un',
    heading: 'Bonjour {{firstname}}, vos deux comptes n’en font plus qu’un',
    blocks: [
      {
        kind: 'text',
        text: 'Ce que vous aviez avec {{closedEmail}} se trouve maintenant dans votre compte avec {{keptEmail}} : commandes, programmes, progression et certificats. Connectez-vous avec {{keptEmail}}. Il n’est plus possible de se connecter avec {{closedEmail}}.',
      },
      {
        kind: 'text',
        text: 'Vos réponses, vos notes et vos plans d’action n’appartiennent qu’à vous et n’ont pas été transférés. Personne ne peut les lire.',
      },
      {
        kind: 'text',
        text: 'Si ces deux comptes ne sont pas les vôtres, dites-le-nous vite : nous pourrons alors annuler la fusion. {{providerName}}',
      },
    ],
  },
  'account-merge-confirm': {
    subject: 'Ces deux comptes sont-ils les vôtres? Vos réponses et vos notes attendent',
    heading: 'Bonjour {{firstname}}, vos réponses et vos notes attendent',
    blocks: [
      {
        kind: 'text',
        text: 'Nous avons fusionné les comptes avec {{closedEmail}} et {{keptEmail}}. Ce qui a été écrit dans le compte avec {{closedEmail}} – réponses, notes, plans d’action et essais aux questionnaires – reste scellé, et personne ne peut le lire.',
      },
      {
        kind: 'text',
        text: 'Cela passera au compte avec {{keptEmail}} une fois que les deux adresses auront confirmé que les deux comptes sont les vôtres. Voici le lien pour cette adresse-ci; l’autre a le sien.',
      },
      { kind: 'button', label: 'Les deux comptes sont les miens', href: '{{confirmUrl}}' },
      {
        kind: 'text',
        text: 'Le lien sert une fois, pendant 7 jours. Si l’un des deux comptes n’est pas le vôtre, ne confirmez pas et dites-le-nous vite. {{providerName}}',
      },
    ],
  },
  'account-merge-undone': {
    subject: 'Vos deux comptes sont de nouveau séparés',
    heading: 'Bonjour {{firstname}}, vos deux comptes sont de nouveau séparés',
    blocks: [
      {
        kind: 'text',
        text: 'Nous avons annulé la fusion des comptes avec {{closedEmail}} et {{keptEmail}}. Chacun contient de nouveau ce qu’il contenait, et vous pouvez vous connecter avec chacun d’eux.',
      },
      { kind: 'text', text: 'Pour toute question, il suffit de répondre à ce courriel. {{providerName}}' },
    ],
  },
  gift: {
    subject: '{{buyerName}} vous fait un cadeau',
    heading: 'Bonjour {{recipientName}}, ceci est pour vous',
    blocks: [
      {
        kind: 'text',
        text: '{{buyerName}} vous offre {{title}}, chez {{providerName}}. Cela ne vous coûte rien.',
      },
      { kind: 'text', text: '{{words}}' },
      { kind: 'button', label: 'Ouvrir votre cadeau', href: '{{giftUrl}}' },
      {
        kind: 'text',
        text: 'Le lien fonctionne pendant un an, une seule fois. Si vous ne vous y attendiez pas, vous n’avez rien à faire.',
      },
    ],
  },
  'group-invitation': {
    subject: '{{groupName}} a une place pour vous',
    heading: 'Une place vous attend',
    blocks: [
      {
        kind: 'text',
        text: '{{groupName}} vous invite à {{programs}}, chez {{providerName}}. Cela ne vous coûte rien.',
      },
      { kind: 'button', label: 'Voir de quoi il s’agit', href: '{{joinUrl}}' },
      {
        kind: 'text',
        text: 'Avant de vous joindre au groupe, vous lirez ce que verra la personne responsable. Le lien est réservé à cette adresse courriel. Si vous ne vous y attendiez pas, vous n’avez rien à faire.',
      },
    ],
  },
  'group-ending': {
    subject: 'Votre groupe {{groupName}} prend fin le {{endsOn}}',
    heading: 'Bonjour {{firstname}}, il reste {{daysLeft}} jour(s)',
    blocks: [
      {
        kind: 'text',
        text: 'Votre groupe prend fin le {{endsOn}}. D’ici là, on peut encore s’y joindre (places libres, {{places}}).',
      },
      { kind: 'button', label: 'Aller au groupe', href: '{{groupUrl}}' },
      {
        kind: 'text',
        text: 'Si vous souhaitez poursuivre, répondez simplement à ce courriel. {{providerName}}',
      },
    ],
  },
  'group-ready': {
    subject: 'Votre groupe {{groupName}} est prêt',
    heading: 'Bonjour {{firstname}}, votre groupe est prêt',
    blocks: [
      {
        kind: 'text',
        text: 'Vous pouvez maintenant donner à d’autres leurs places pour {{programs}} (places, {{places}}). Collez une liste d’adresses courriel ou transmettez le code de votre groupe.',
      },
      { kind: 'button', label: 'Aller au groupe', href: '{{groupUrl}}' },
      {
        kind: 'text',
        text: 'Vous n’avez pas besoin d’une place pour gérer le groupe. Si vous souhaitez participer, joignez-vous au groupe avec le code. {{providerName}}',
      },
    ],
  },
  'group-leader': {
    subject: 'Vous êtes maintenant responsable du groupe {{groupName}}',
    heading: 'Bonjour {{firstname}}, ce groupe vous est confié',
    blocks: [
      {
        kind: 'text',
        text: 'C’est vous qui donnez et reprenez désormais les places de {{groupName}} pour {{programs}} (places, {{places}}). Chaque personne qui s’y est jointe garde sa place.',
      },
      { kind: 'button', label: 'Aller au groupe', href: '{{groupUrl}}' },
      {
        kind: 'text',
        text: 'Si vous ne vous y attendiez pas, veuillez répondre à ce courriel. {{providerName}}',
      },
    ],
  },
  'lesson-answer': {
    subject: 'La réponse à votre question sur «\u00a0{{lesson}}\u00a0»',
    heading: 'Bonjour {{firstname}}, voici notre réponse',
    blocks: [
      { kind: 'text', text: 'Vous nous avez demandé\u00a0: {{question}}' },
      { kind: 'text', text: '{{answer}}' },
      { kind: 'button', label: 'Ouvrir la leçon', href: '{{lessonUrl}}' },
      { kind: 'text', text: 'La réponse s’y trouve aussi pour vous. {{providerName}}' },
    ],
  },
  'learning-paused': {
    subject: '{{program}} vous attend, quand vous voudrez',
    heading: 'Bonjour {{firstname}}, souhaitez-vous continuer?',
    blocks: [
      {
        kind: 'text',
        text: 'Vous n’avez pas ouvert {{program}} depuis deux semaines. Une pause, c’est bien aussi. Tout est là où vous l’avez laissé.',
      },
      { kind: 'button', label: 'Poursuivre le programme', href: '{{programUrl}}' },
      { kind: 'text', text: 'Un petit pas suffit\u00a0: une leçon, ou cinq minutes d’une leçon.' },
      {
        kind: 'text',
        text: 'Vous recevez ce courriel parce que vous avez commencé un programme chez {{providerName}}. Nous écrivons une seule fois pendant une pause. Si vous préférez ne pas recevoir ces courriels, désactivez-les dans les paramètres de votre compte.',
      },
      { kind: 'button', label: 'Paramètres du compte', href: '{{settingsUrl}}' },
    ],
  },
  'access-ending': {
    subject: 'Votre accès à {{program}} prend fin le {{endsOn}}',
    heading: 'Bonjour {{firstname}}, il reste {{daysLeft}} jour(s)',
    blocks: [
      {
        kind: 'text',
        text: 'Vous pouvez ouvrir {{program}} jusqu’au {{endsOn}}. Votre progression, vos notes et vos réponses sont conservées ensuite, et vous les retrouverez s’il s’ouvre de nouveau.',
      },
      { kind: 'button', label: 'Poursuivre le programme', href: '{{programUrl}}' },
      {
        kind: 'text',
        text: 'Souhaitez-vous plus de temps? Ce que vous achetez s’ajoute à ce qui reste.',
      },
      { kind: 'button', label: 'Renouveler', href: '{{renewUrl}}' },
      { kind: 'text', text: 'Pour toute question, répondez simplement à ce courriel. {{providerName}}' },
    ],
  },
}
