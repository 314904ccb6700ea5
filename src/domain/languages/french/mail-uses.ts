/** What each email is for, as staff read it beside its template. */
export const mailUsesFrench = {
  'Reminder before somebody’s time with a program is over: 14 days before, and 3 days before.':
    'Rappel avant la fin du temps d’une personne avec un programme : 14 jours avant, puis 3 jours avant.',
  'Tells somebody who joined by invitation that their account is ready, and what they can open.':
    'Annonce à une personne invitée que son compte est prêt, et ce qu’elle peut ouvrir.',
  'The link with which somebody proves their new email address. It is valid for 12 hours.':
    'Le lien par lequel une personne prouve sa nouvelle adresse courriel. Il est valide 12 heures.',
  'Tells the present address of an account that a new one was asked for.':
    'Annonce à l’adresse actuelle d’un compte qu’une nouvelle a été demandée.',
  'Tells the owner of an address that another account wanted to use it, and that nothing was changed.':
    'Annonce au propriétaire d’une adresse qu’un autre compte a voulu l’utiliser et que rien n’a changé.',
  'Tells the old address of an account that the account has a new one.':
    'Annonce à l’ancienne adresse d’un compte que le compte en a une nouvelle.',
  'To staff: somebody filled in a form of the website. Answering it writes to the sender.':
    'Au personnel : quelqu’un a rempli un formulaire du site. Y répondre écrit à l’expéditeur.',
  'To whoever filled in a form that sends a receipt. Each form has a text of its own for it.':
    'À qui a rempli un formulaire qui envoie un accusé de réception. Chaque formulaire a son propre texte.',
  'An answer of staff to a message sent with a form of the website.':
    'Une réponse du personnel à un message envoyé par un formulaire du site.',
  'The link with which somebody accepts what was bought for them. It works for a year.':
    'Le lien par lequel une personne accepte ce qui a été acheté pour elle. Il fonctionne un an.',
  'Reminder to the leader before a group ends: 30 days before, and 7 days before.':
    'Rappel à la personne responsable avant la fin d’un groupe : 30 jours avant, puis 7 jours avant.',
  'Tells whoever bought a licence that their group is ready, and leads to its places.':
    'Annonce à qui a acheté une licence que son groupe est prêt, et mène à ses places.',
  'Tells somebody that they lead a group now, and leads to its places.':
    'Annonce à une personne qu’elle est maintenant responsable d’un groupe, et mène à ses places.',
  'The link with which somebody takes the place that the leader of a group gave them.':
    'Le lien par lequel une personne prend la place que la personne responsable d’un groupe lui a donnée.',
  'The link with which an invited person creates their account. Works once, for 14 days.':
    'Le lien par lequel une personne invitée crée son compte. Il sert une fois, pendant 14 jours.',
  'Notice that an invoice was cancelled, with its credit note.':
    'Avis qu’une facture a été annulée, avec sa note de crédit.',
  'Reminder of an invoice that is not paid yet.': 'Rappel d’une facture qui n’est pas encore payée.',
  'The invoice of an order, as a PDF.': 'La facture d’une commande, en PDF.',
  'Sent to who asked a question at a lesson, with the answer of staff.':
    'À qui a posé une question dans une leçon, avec la réponse du personnel.',
  'The link with which somebody confirms that they want the newsletter. Works once, for 12 hours.':
    'Le lien par lequel une personne confirme qu’elle veut l’infolettre. Il sert une fois, pendant 12 heures.',
  'To whoever signs up for the newsletter and gets it already.':
    'À qui s’abonne à l’infolettre alors qu’il la reçoit déjà.',
  'To whoever has just confirmed that they want the newsletter.':
    'À qui vient de confirmer qu’il veut l’infolettre.',
  'Receipt after an order is paid.': 'Reçu une fois la commande payée.',
  'The link to a copy of everything somebody has given us. It works for 24 hours.':
    'Le lien vers une copie de tout ce qu’une personne nous a confié. Il fonctionne 24 heures.',
  'Says what is deleted, what is kept and why, when somebody closes their account.':
    'Dit ce qui est supprimé, ce qui est conservé et pourquoi, quand une personne ferme son compte.',
  'Tells both addresses that two accounts of one person are one now, and how to sign in.':
    'Annonce aux deux adresses que deux comptes d’une même personne n’en font plus qu’un, et comment se connecter.',
  'Asks each address of two accounts that were made one whether both are theirs. Answers and notes go over once both have said so. The link works once, for 7 days.':
    'Demande à chaque adresse de deux comptes fusionnés si les deux sont à la personne. Les réponses et les notes passent une fois que les deux l’ont dit. Le lien sert une fois, pendant 7 jours.',
  'Tells both addresses that two accounts which were made one are two again.':
    'Annonce aux deux adresses que deux comptes fusionnés sont de nouveau séparés.',
  'Tells the owner of an account that its password was changed.':
    'Annonce au propriétaire d’un compte que son mot de passe a été modifié.',
  'The link to set a new password. It is valid for 12 hours.':
    'Le lien pour choisir un nouveau mot de passe. Il est valide 12 heures.',
  'Alert to staff: payments a person must look at.': 'Alerte au personnel : des paiements à examiner.',
  'Notice after money of an order was refunded.': 'Avis après le remboursement d’une commande.',
  'Tells the owner of an account that a device was signed out because its session was used twice.':
    'Annonce au propriétaire d’un compte qu’un appareil a été déconnecté, car sa session a servi deux fois.',
  'Tells somebody that signing in now asks for a code as well.':
    'Annonce à une personne que la connexion demande maintenant aussi un code.',
  'Tells somebody that signing in no longer asks for a code.':
    'Annonce à une personne que la connexion ne demande plus de code.',
  'Tells somebody that a recovery code was used to sign in.':
    'Annonce à une personne qu’un code de secours a servi à se connecter.',
  'Tells somebody that they have new recovery codes.':
    'Annonce à une personne qu’elle a de nouveaux codes de secours.',
  'Tells somebody that staff have removed two-factor authentication.':
    'Annonce à une personne que le personnel a retiré l’authentification à deux facteurs.',
  'Sales of a week or a month, to staff who chose this report under Statistics.':
    'Les ventes d’une semaine ou d’un mois, aux membres du personnel qui ont choisi ce rapport sous Statistiques.',
  'Sent once to who did nothing in a program for two weeks. People can switch it off in their account settings.':
    'Envoyé une fois à qui n’a rien fait dans un programme depuis deux semaines. On peut le désactiver dans les paramètres de son compte.',
  'The link with which somebody from the older system sets their first password here. Valid for 12 hours.':
    'Le lien par lequel une personne de l’ancien système choisit son premier mot de passe ici. Il est valide 12 heures.',
  'Tells people from the older system about the new website, and how they get in. Opens nothing by itself.':
    'Annonce aux personnes de l’ancien système le nouveau site et la façon d’y entrer. N’ouvre rien par lui-même.',
  // What is wrong with a template
  'The email is no use without {names}: please put it back, as a button or in a paragraph.':
    'Le courriel ne sert à rien sans {names} : veuillez le remettre, comme bouton ou dans un paragraphe.',
  'This email has no list “{list}”. Please write {names}.':
    'Ce courriel n’a pas de liste « {list} ». Veuillez écrire {names}.',
  'This email has no list “{list}”.': 'Ce courriel n’a pas de liste « {list} ».',
  'A button opens an address that starts with https://':
    'Un bouton ouvre une adresse qui commence par https://',
  'A button opens {names}, or an address that starts with https://':
    'Un bouton ouvre {names}, ou une adresse qui commence par https://',
  'There is no {names} here. Here you can use {known}.':
    'Il n’y a pas de {names} ici. Vous pouvez utiliser {known}.',
  'There is no {names} here. There are none to use here.':
    'Il n’y a pas de {names} ici. Aucune variable n’est utilisable ici.',
  'Something with {marks} is not complete. Here you can use {known}.':
    'Quelque chose avec {marks} est incomplet. Vous pouvez utiliser {known}.',
  'Something with {marks} is not complete. There are none to use here.':
    'Quelque chose avec {marks} est incomplet. Aucune variable n’est utilisable ici.',
} as const
