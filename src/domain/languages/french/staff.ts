/** What calls of the staff area say; no screen of the storefront shows it. */
export const staffFrench = {
  'You do not have the right to do this. A superuser can give it to you.':
    'Vous n’avez pas le droit de faire cela. Un superutilisateur peut vous le donner.',
  'The answer is on its way.': 'La réponse est en route.',
  'They begin this program anew.': 'Cette personne recommence ce programme.',
  'All lessons are open for this person.': 'Toutes les leçons sont ouvertes pour cette personne.',
  'The lessons open for this person as for everybody.':
    'Les leçons s’ouvrent pour cette personne comme pour tout le monde.',
  'This list cannot be filtered by this.': 'Cette liste ne peut pas être filtrée par ceci.',
  'Discount codes made: {count}.': 'Codes de rabais créés\u00a0: {count}.',
  'The other person can open it now.': 'L’autre personne peut l’ouvrir dès maintenant.',
  '{days} days begin when the program is opened the next time.':
    '{days} jours commencent à la prochaine ouverture du programme.',
  'Only what is open can be moved.': 'Seul ce qui est ouvert peut être transféré.',
  'This is theirs already.': 'C’est déjà à cette personne.',
  'A place in a group is given to others by its leader.':
    'Une place dans un groupe est donnée à d’autres par la personne responsable.',
  'Something else opens this program for longer. Please take that first.':
    'Autre chose ouvre ce programme plus longtemps. Veuillez d’abord prendre cela.',
  'Say between which days it ends': 'Indiquez entre quels jours l’accès prend fin',
  'Say how many days, or until when': 'Indiquez combien de jours, ou jusqu’à quand',
  'Say whose, or of which program': 'Indiquez de qui, ou de quel programme',
  'Say why': 'Indiquez pourquoi',
  'This access has no end that could be moved.': 'Cet accès n’a pas de fin que l’on pourrait déplacer.',
  'This group has no end that could be moved.': 'Ce groupe n’a pas de fin que l’on pourrait déplacer.',
  'They own this program already.': 'Cette personne a déjà ce programme.',
  'This access has no time that could wait.': 'Cet accès n’a pas de temps qui pourrait attendre.',
  'You can invite people up to your own role.':
    'Vous pouvez inviter des personnes jusqu’à votre propre rôle.',
  'This invitation was used or withdrawn already.': 'Cette invitation a déjà servi ou a été retirée.',
  'The invitation is withdrawn.': 'L’invitation est retirée.',
  'The invitation is on its way to {email}.': 'L’invitation est en route vers {email}.',
  'A fresh link is on its way to {email}.': 'Un nouveau lien est en route vers {email}.',
  'One of these programs does not exist any more.': 'Un de ces programmes n’existe plus.',
  'Please choose what this person is invited as.':
    'Veuillez choisir à quel titre cette personne est invitée.',
  'Please choose programs from the list.': 'Veuillez choisir des programmes dans la liste.',
  'An invitation can open at most 50 programs.': 'Une invitation peut ouvrir au plus 50 programmes.',
  'This message was not sent by the payment provider.':
    'Ce message n’a pas été envoyé par le fournisseur de paiement.',
  'This order cannot be refunded.': 'Cette commande ne peut pas être remboursée.',
  'The refund is more than what is left of the payment.':
    'Le remboursement dépasse ce qui reste du paiement.',
  'Enter an amount of money above 0': 'Entrez un montant supérieur à 0',
  'This day has not come yet': 'Ce jour n’est pas encore venu',
  'Marked as looked at.': 'Marqué comme examiné.',
  'Only an email that was sent or has failed can be sent again.':
    'Seul un courriel envoyé ou échoué peut être renvoyé.',
  'Only an email that is still waiting can be cancelled.':
    'Seul un courriel encore en attente peut être annulé.',
  'The link in this email works no more. Please have the person ask for a new one.':
    'Le lien de ce courriel ne fonctionne plus. Veuillez inviter la personne à en demander un nouveau.',
  'It will not be sent.': 'Il ne sera pas envoyé.',
  'It is on its way to {email} again.': 'Il est de nouveau en route vers {email}.',
  'A test is on its way to {email}.': 'Un essai est en route vers {email}.',
  'Emails that may leave now: {count}.': 'Courriels qui peuvent maintenant partir\u00a0: {count}.',
  '{count} mails are on their way.': '{count} courriels sont en route.',
  'Two-factor authentication was removed, and they were signed out everywhere.':
    'L’authentification à deux facteurs a été retirée, et la personne a été déconnectée partout.',
  'Please choose a file.': 'Veuillez choisir un fichier.',
  'This is used on {places}. Take it out there first.': 'Ceci sert à {places}. Retirez-le d’abord de là.',
  'Write an address of this site, such as /old-page or /fr/ancienne-page.':
    'Écrivez une adresse de ce site, comme /old-page ou /fr/ancienne-page.',
  'This address is too long.': 'Cette adresse est trop longue.',
  'The home page cannot lead elsewhere.': 'La page d’accueil ne peut pas mener ailleurs.',
  'The site itself has something at this address, so nobody would ever be led on from it.':
    'Le site a lui-même quelque chose à cette adresse; personne n’en serait jamais redirigé.',
  'This leads back to where it begins.': 'Ceci ramène à son point de départ.',
  '“{title}” stands at this address.': '« {title} » se trouve à cette adresse.',
  '“{title}” in the trash has this address. Restore it, or delete it for good.':
    '« {title} », dans la corbeille, a cette adresse. Restaurez-le, ou supprimez-le pour de bon.',
  'It was taken back.': 'C’est retiré.',
  'This time has passed.': 'Ce moment est passé.',
  'Enter a day and a time that there is; the hour the clocks skip in spring is none.':
    'Entrez un jour et une heure qui existent; l’heure que les horloges sautent au printemps n’existe pas.',
  'This version lacks something, so it cannot be published.':
    'Il manque quelque chose à cette version; elle ne peut pas être publiée.',
  'It is in the trash.': 'C’est dans la corbeille.',
  '{person} scheduled this already. Take it back first.': '{person} l’a déjà programmé. Retirez-le d’abord.',
  'Somebody published other words for {fields} after this was scheduled. Theirs stay. Look at both, and schedule it again.':
    'Quelqu’un a publié d’autres mots pour {fields} après cette programmation. Les siens restent. Comparez les deux, puis programmez de nouveau.',
} as const
