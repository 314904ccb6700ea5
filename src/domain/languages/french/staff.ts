/** What calls of the staff area say; no screen of the storefront shows it. */
export const staffFrench = {
  'You can look at the website as active people below your own role, with the rights to people and money.':
    'Vous pouvez voir le site comme une personne active d’un rôle inférieur au vôtre, avec les droits aux personnes et à l’argent.',
  'You keep 30 filters of this list already. Please forget one first.':
    'Vous gardez déjà 30 filtres de cette liste. Veuillez d’abord en oublier un.',
  'The filter is kept.': 'Le filtre est gardé.',
  'The filter is forgotten.': 'Le filtre est oublié.',
  'Please give it a name.': 'Veuillez lui donner un nom.',
  'There is no filter to keep yet.': 'Il n’y a pas encore de filtre à garder.',
  'This cannot be taken back any more.': 'Ceci ne peut plus être annulé.',
  'The refund goes out in two minutes. Until then it can be taken back on the order’s page.':
    'Le remboursement part dans deux minutes. D’ici là, il peut être annulé sur la page de la commande.',
  'The refund was taken back: no money has left, and access stays as it is.':
    'Le remboursement est annulé : aucun argent n’est parti, et l’accès reste tel quel.',
  'You see the website as yourself again.': 'Vous voyez de nouveau le site comme vous-même.',
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
  'They lead this group already.': 'Cette personne est déjà responsable de ce groupe.',
  'There is no account with this address.': 'Il n’y a pas de compte avec cette adresse.',
  'This account is deactivated. Please choose somebody else.':
    'Ce compte est désactivé. Veuillez choisir une autre personne.',
  'This account is being closed. Please choose somebody else.':
    'Ce compte est en cours de fermeture. Veuillez choisir une autre personne.',
  'A place in a group is given to others by its leader.':
    'Une place dans un groupe est donnée à d’autres par la personne responsable.',
  'Something else opens this program for longer. Please take that first.':
    'Autre chose ouvre ce programme plus longtemps. Veuillez d’abord prendre cela.',
  'Open until {day}.': 'Ouvert jusqu’au {day}.',
  '1 access was extended.': '1 accès a été prolongé.',
  '{count} accesses were extended.': '{count} accès ont été prolongés.',
  'Say between which days it ends': 'Indiquez entre quels jours l’accès prend fin',
  'Say how many days, or until when': 'Indiquez combien de jours, ou jusqu’à quand',
  'Say whose, or of which program': 'Indiquez de qui, ou de quel programme',
  'Say why': 'Indiquez pourquoi',
  'This is the same account.': 'C’est le même compte.',
  'Accounts of staff are not merged.': 'Les comptes du personnel ne sont pas fusionnés.',
  'One of the two was merged into another account already.':
    'L’un des deux a déjà été fusionné avec un autre compte.',
  'One of the two accounts is being closed.': 'L’un des deux comptes est en cours de fermeture.',
  'One of the two accounts is deactivated.': 'L’un des deux comptes est désactivé.',
  'A payment or a refund of one of the two is under way. Please try again when it is settled.':
    'Un paiement ou un remboursement de l’un des deux est en cours. Veuillez réessayer quand il sera réglé.',
  'Something has changed since you looked. Please look again.':
    'Quelque chose a changé depuis que vous avez regardé. Veuillez regarder de nouveau.',
  'The two accounts are one now.': 'Les deux comptes n’en font plus qu’un.',
  'Nothing waits for an answer any more.': 'Plus rien n’attend de réponse.',
  'The emails are on their way.': 'Les courriels sont en route.',
  'The two accounts are apart again already.': 'Les deux comptes sont déjà de nouveau séparés.',
  'Something has happened on one of the two accounts since.':
    'Quelque chose s’est passé depuis dans l’un des deux comptes.',
  'This account was merged into another one. Take that back instead.':
    'Ce compte a été fusionné avec un autre. Annulez plutôt la fusion.',
  'This account was merged into another one.': 'Ce compte a été fusionné avec un autre.',
  'This access has no end that could be moved.': 'Cet accès n’a pas de fin que l’on pourrait déplacer.',
  'It is undone.': 'C’est annulé.',
  'This was changed since.': 'Cela a été modifié depuis.',
  '{name} has changed this since.': '{name} a modifié cela depuis.',
  'The person has opened the program since. End the access instead.':
    'La personne a ouvert le programme depuis. Mettez plutôt fin à l’accès.',
  'Money of this order went back since.': 'De l’argent de cette commande a été remboursé depuis.',
  'The place in the group was taken back since.': 'La place dans le groupe a été reprise depuis.',
  'Somebody has used this code since.': 'Quelqu’un a utilisé ce code depuis.',
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
  'This file is too large.': 'Ce fichier est trop gros.',
  'The first line has no column called SKU.': 'La première ligne n’a pas de colonne appelée SKU.',
  'Please load at most {count} products at once.': 'Veuillez charger au plus {count} produits à la fois.',
  'This is no table of comma-separated values (CSV).':
    'Ceci n’est pas un tableau de valeurs séparées par des virgules (CSV).',
  'This is used on {places}. Take it out there first.': 'Ceci sert à {places}. Retirez-le d’abord de là.',
  'Write an address of this site, such as /old-page or /fr/ancienne-page.':
    'Écrivez une adresse de ce site, comme /old-page ou /fr/ancienne-page.',
  'This address is too long.': 'Cette adresse est trop longue.',
  'The home page cannot lead elsewhere.': 'La page d’accueil ne peut pas mener ailleurs.',
  'The site itself has something at this address, so nobody would ever be led on from it.':
    'Le site a lui-même quelque chose à cette adresse; personne n’en serait jamais redirigé.',
  'The site itself leads visitors to {path}, so this page keeps that address. Its title and words can be changed; for another address, make a new page and lead the menus to it.':
    'Le site lui-même mène les visiteurs à {path}; cette page garde donc cette adresse. Son titre et ses mots peuvent changer; pour une autre adresse, créez une nouvelle page et dirigez-y les menus.',
  'This leads back to where it begins.': 'Ceci ramène à son point de départ.',
  '“{title}” stands at this address.': '« {title} » se trouve à cette adresse.',
  'Use small letters, digits and single hyphens only.':
    'Utilisez seulement des minuscules, des chiffres et des traits d’union simples.',
  '“{title}” has this address already.': '«\u00a0{title}\u00a0» a déjà cette adresse.',
  '“{title}” in the trash has this address. Restore it, or delete it for good.':
    '« {title} », dans la corbeille, a cette adresse. Restaurez-le, ou supprimez-le pour de bon.',
  'It was taken back.': 'C’est retiré.',
  'This time has passed.': 'Ce moment est passé.',
  'Enter a day and a time that there is; the hour the clocks skip in spring is none.':
    'Entrez un jour et une heure qui existent; l’heure que les horloges sautent au printemps n’existe pas.',
  'This version lacks something, so it cannot be published.':
    'Il manque quelque chose à cette version; elle ne peut pas être publiée.',
  'It was deleted.': 'Il a été supprimé.',
  'Something went wrong. It is tried again.': 'Un problème est survenu. Un nouvel essai est prévu.',
  'It is in the trash.': 'C’est dans la corbeille.',
  '{person} scheduled this already. Take it back first.': '{person} l’a déjà programmé. Retirez-le d’abord.',
  'Somebody published other words for {fields} after this was scheduled. Theirs stay. Look at both, and schedule it again.':
    'Quelqu’un a publié d’autres mots pour {fields} après cette programmation. Les siens restent. Comparez les deux, puis programmez de nouveau.',
} as const
