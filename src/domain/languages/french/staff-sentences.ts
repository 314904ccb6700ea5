import { ACCESS_REASONS_FR } from '../../access/access-reasons'
import type { Sentences } from '../translate-sentence'
import { mailNamesFrench } from './mail-names'
import { mailUsesFrench } from './mail-uses'
import { stateNamesFrench } from './state-names'

/**
 * French of what rules, tables and stored reasons say to staff in English. Words of people stay as they wrote them; what comes
 * first is looked at first where more than one shape fits.
 */
export const STAFF_SENTENCES_FR: Sentences = {
  ...stateNamesFrench,
  ...mailNamesFrench,
  ...mailUsesFrench,
  'Taken back by staff before it went out.': 'Annulé par le personnel avant son départ.',
  'Waits for our answer': 'Attend notre réponse',
  'Waits for the other side': 'Attend l’autre partie',
  Settled: 'Réglé',
  // Rights
  'Website and programs': 'Site et programmes',
  'change the website, its programs and the texts of emails':
    'modifier le site, ses programmes et les textes des courriels',
  People: 'Personnes',
  'see and manage people': 'voir et gérer les personnes',
  Money: 'Argent',
  'see and manage orders, payments and discounts': 'voir et gérer les commandes, les paiements et les rabais',
  'Forms and newsletter': 'Formulaires et infolettre',
  'see and manage forms, messages and the newsletter':
    'voir et gérer les formulaires, les messages et l’infolettre',
  // What opens a program
  bought: 'acheté',
  'opened by staff': 'ouvert par le personnel',
  invited: 'invitation',
  'from the older system': 'de l’ancien système',
  'has a place in a group': 'place dans un groupe',
  'was given it': 'reçu en cadeau',
  'taken over from somebody': 'repris de quelqu’un',
  // Why it is open or closed
  ...ACCESS_REASONS_FR,
  refunded: 'remboursé',
  'is not open now': 'n’est pas ouvert actuellement',
  'the buyer has it from another source, too': 'l’acheteur l’a aussi d’une autre source',
  'the buyer has it from another source': 'l’acheteur l’a d’une autre source',
  'as chosen': 'comme choisi',
  'it is given back in full': 'il est remboursé en entier',
  'this refund does not touch it': 'ce remboursement n’y touche pas',
  'only a part of it is given back': 'seule une partie est remboursée',
  // Where money goes
  'whoever paid the invoice, sent by you as it came':
    'la personne qui a payé la facture, envoyés par vous comme ils étaient venus',
  nobody: 'personne',
  'the card, through PayPal': 'la carte, par PayPal',
  // Payments that wait for somebody
  'Compare it with the provider’s own page. Check again; if the money is there and right, accept it, if it is not, reject it.':
    'Comparez-le avec la page du fournisseur. Vérifiez de nouveau; si l’argent y est et que le montant est juste, acceptez-le, sinon refusez-le.',
  'Check with the provider: it may have been taken without our hearing of it.':
    'Vérifiez auprès du fournisseur : il a peut-être été pris sans que nous l’apprenions.',
  'The bank is still working on it. Check again; nothing is opened before it arrives.':
    'La banque y travaille encore. Vérifiez de nouveau; rien ne s’ouvre avant son arrivée.',
  'Check with the provider.': 'Vérifiez auprès du fournisseur.',
  'the provider was paid under this order’s reference before ({words})':
    'le fournisseur a déjà été payé sous la référence de cette commande ({words})',
  'the provider was paid under this order’s reference before':
    'le fournisseur a déjà été payé sous la référence de cette commande',
  'No amount came instead of {expected}': 'Aucun montant n’est arrivé au lieu de {expected}',
  '{came} came instead of {expected}': '{came} sont arrivés au lieu de {expected}',
  'currency missing instead of {currency}': 'aucune devise au lieu de {currency}',
  'currency {other} instead of {currency}': 'devise {other} au lieu de {currency}',
  'marked as nobody’s instead of {id}': 'marqué comme n’étant à personne au lieu de {id}',
  'marked as {other} instead of {id}': 'marqué comme {other} au lieu de {id}',
  'paid to {other} instead of us': 'payé à {other} plutôt qu’à nous',
  'settling failed: {problem}': 'le règlement a échoué : {problem}',
  'not asked, PayPal does not answer': 'pas demandé, PayPal ne répond pas',
  'no answer': 'aucune réponse',
  'No answer for too long: look at {provider}.':
    'Aucune réponse depuis trop longtemps : voyez chez {provider}.',
  'Left alone: this is a copy.': 'Laissé tel quel : ceci est une copie.',
  // What a look at the provider found
  'Nothing changed.': 'Rien n’a changé.',
  'Nothing has changed since the last look.': 'Rien n’a changé depuis la dernière vérification.',
  'The payment could not be taken: {why}': 'Le paiement n’a pas pu être pris : {why}',
  'The payment of {amount} was “{was}”, now “{now}”. The order was “{before}”, now “{after}”.':
    'Le paiement de {amount} était « {was} », maintenant « {now} ». La commande était « {before} », maintenant « {after} ».',
  'The payment of {amount} was “{was}”, now “{now}”.':
    'Le paiement de {amount} était « {was} », maintenant « {now} ».',
  'The order was “{before}”, now “{after}”.': 'La commande était « {before} », maintenant « {after} ».',
  // Who did something
  'The shop': 'La boutique',
  'the shop': 'la boutique',
  'the person': 'la personne',
  'the payment provider': 'le fournisseur de paiement',
  'Payment provider': 'Fournisseur de paiement',
  Staff: 'Le personnel',
  staff: 'le personnel',
  // What happens to a person
  'Orders and payments': 'Commandes et paiements',
  'Messages of payment providers': 'Messages des fournisseurs de paiement',
  Programs: 'Programmes',
  Emails: 'Courriels',
  'Sign-ins': 'Connexions',
  Forms: 'Formulaires',
  Account: 'Compte',
  Notes: 'Notes',
  'Order {number}': 'Commande {number}',
  // Why somebody was signed out
  'signed out': 'déconnexion',
  'signed out everywhere': 'déconnexion partout',
  'signed out from another device': 'déconnexion depuis un autre appareil',
  'signed in again': 'nouvelle connexion',
  'password changed': 'mot de passe modifié',
  'role changed': 'rôle modifié',
  'account deactivated': 'compte désactivé',
  'two-factor authentication changed': 'authentification à deux facteurs modifiée',
  'the shop was restored from a backup': 'boutique rétablie d’une sauvegarde',
  'session used twice': 'session utilisée deux fois',
  // What payment providers tell us
  'Payment approved by the buyer': 'Paiement approuvé par l’acheteur',
  'Payment completed': 'Paiement terminé',
  'Payment received': 'Paiement reçu',
  'Payment still being confirmed': 'Paiement en cours de confirmation',
  'Payment declined': 'Paiement refusé',
  'Payment refunded': 'Paiement remboursé',
  'Payment taken back by the provider': 'Paiement repris par le fournisseur',
  'Refund still being confirmed': 'Remboursement en cours de confirmation',
  'Refund completed': 'Remboursement effectué',
  'Refund failed': 'Échec du remboursement',
  'Dispute opened': 'Litige ouvert',
  'Dispute changed': 'Litige modifié',
  'Dispute decided': 'Litige tranché',
  // What is found
  Orders: 'Commandes',
  Invoices: 'Factures',
  Products: 'Produits',
  Pages: 'Pages',
  Resources: 'Ressources',
  'Discount codes': 'Codes de rabais',
  // People from the older system
  Everybody: 'Tout le monde',
  'Have set a password': 'Ont choisi un mot de passe',
  'Have not yet': 'Pas encore',
  'Mail not released': 'Courriel pas libéré',
  'Mail sent': 'Courriel envoyé',
  'Mail sent, no link opened': 'Courriel envoyé, aucun lien ouvert',
  'Mail could not be delivered': 'Courriel impossible à livrer',
  'Had an account here; programs wait for proof of the address':
    'Avaient un compte ici; les programmes attendent une preuve de l’adresse',
  // Why a message looks like spam
  'An input was filled in that people do not see': 'Un champ que les gens ne voient pas a été rempli',
  'Sent faster than anybody can type': 'Envoyé plus vite que personne ne peut taper',
  'Several links': 'Plusieurs liens',
  'Written as code of a web page or forum': 'Écrit comme le code d’une page Web ou d’un forum',
  'The same was sent again and again': 'Le même message a été envoyé encore et encore',
  'Very many messages came from the same network': 'De très nombreux messages sont venus du même réseau',
  // Emails
  'Cancelled when the database was restored.': 'Annulé à la restauration de la base de données.',
  'The access was extended.': 'L’accès a été prolongé.',
  // Documents and fields, as the activity log calls them
  Page: 'Page',
  Resource: 'Ressource',
  Picture: 'Image',
  Product: 'Produit',
  Program: 'Programme',
  Lesson: 'Leçon',
  'File of a program': 'Fichier d’un programme',
  'Discount code': 'Code de rabais',
  Form: 'Formulaire',
  Redirect: 'Redirection',
  'First name': 'Prénom',
  'Last name': 'Nom',
  Language: 'Langue',
  // Lessons and schedules
  'It has no captions: who hears badly, or watches without sound, is left out.':
    'Il n’y a pas de sous-titres : qui entend mal, ou regarde sans le son, est laissé de côté.',
  'It has no English captions.': 'Il n’y a pas de sous-titres en anglais.',
  'It has no French captions.': 'Il n’y a pas de sous-titres en français.',
  'It has no transcript: who cannot watch or listen has nothing to read.':
    'Il n’y a pas de transcription : qui ne peut ni regarder ni écouter n’a rien à lire.',
  'It is scheduled.': 'C’est prévu.',
  'It is taken back.': 'C’est annulé.',
  // Changes
  nothing: 'rien',
  yes: 'oui',
  no: 'non',
  // Sales
  'Enter a date such as 2026-11-20': 'Entrez une date comme 2026-11-20',
  'The last day is before the first one': 'Le dernier jour précède le premier',
  'Choose at most {most} days, or months': 'Choisissez au plus {most} jours, ou les mois',
  'Choose at most {most} years': 'Choisissez au plus {most} ans',
  'Not of one program': 'D’aucun programme en particulier',
  'Without a code': 'Sans code',
  // Calls without words of their own
  'Done.': 'C’est fait.',
  'The server answered {status}.': 'Le serveur a répondu {status}.',
  'No answer came. Please check the connection and try again: nothing is done twice.':
    'Aucune réponse n’est venue. Vérifiez la connexion et réessayez : rien n’est fait deux fois.',
}
