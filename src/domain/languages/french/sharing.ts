/** What calls about groups and gifts say. */
export const sharingFrench = {
  'This code leads to no group. Please check it, or ask whoever gave it to you.':
    'Ce code ne mène à aucun groupe. Veuillez le vérifier ou demander à la personne qui vous l’a donné.',
  'All places of this group are taken.': 'Toutes les places de ce groupe sont prises.',
  'This group has ended.': 'Ce groupe a pris fin.',
  'This invitation is for another email address. Please sign in with that one.':
    'Cette invitation est pour une autre adresse courriel. Veuillez vous connecter avec celle-ci.',
  'This code is only for certain email addresses, and yours is none of them. Please ask the leader for an invitation.':
    'Ce code est réservé à certaines adresses courriel, et la vôtre n’en fait pas partie. Veuillez demander une invitation à la personne responsable.',
  'The code of this group is switched off. Please ask its leader for an invitation.':
    'Le code de ce groupe est désactivé. Veuillez demander une invitation à la personne responsable.',
  'Please confirm first that this email address is yours, by the link in our email. Your account settings can send it once more.':
    'Veuillez d’abord confirmer que cette adresse courriel est la vôtre, par le lien de notre courriel. Les paramètres de votre compte peuvent l’envoyer de nouveau.',
  'Please write domains such as clinic.example, or email addresses.':
    'Veuillez écrire des domaines, par exemple clinique.example, ou des adresses courriel.',
  'This place can no longer be taken back.': 'Cette place ne peut plus être reprise.',
  'This link leads to no gift. The newest email about it has the right one.':
    'Ce lien ne mène à aucun cadeau. Le bon se trouve dans le courriel le plus récent.',
  'This gift was accepted already.': 'Ce cadeau a déjà été accepté.',
  'This gift can no longer be accepted. Please ask whoever gave it to you.':
    'Ce cadeau ne peut plus être accepté. Veuillez vous adresser à la personne qui vous l’a offert.',
  'It is yours now.': 'Il est maintenant à vous.',
  'The gift is on its way, with a fresh link.': 'Le cadeau est en route, avec un nouveau lien.',
  'Saved. The gift goes there on its day.': 'Enregistré. Le cadeau y sera envoyé le jour prévu.',
  'Please choose today or a later day.': 'Veuillez choisir aujourd’hui ou un jour à venir.',
  'Nothing can be given here': 'On ne peut rien offrir ici',
  'Please say who it is for': 'Veuillez indiquer à qui il est destiné',
  'You already own this program.': 'Vous avez déjà ce programme.',
  'You have everything that this group opens already, for ever. Your place stays free for somebody else.':
    'Vous avez déjà, pour toujours, tout ce que ce groupe ouvre. Votre place reste libre pour une autre personne.',
  'You have joined the group.': 'Vous faites partie du groupe.',
  'The group was extended, and its places with it.': 'Le groupe a été prolongé, et ses places avec lui.',
  'The group has another leader.': 'Le groupe a une autre personne responsable.',
  'The place is free again.': 'La place est de nouveau libre.',
} as const
