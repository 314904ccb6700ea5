import type { FrenchPageSeed } from '../../content'
import { organization } from '../organization'

/** A starting text in plain words. A provider has it checked by counsel before going live. */
export const frenchTermsAndConditions: FrenchPageSeed = {
  slug: 'terms-and-conditions',
  address: 'terms-and-conditions',
  title: 'Conditions d’utilisation',
  meta: {
    description:
      'Les règles pour utiliser ce site, acheter des programmes et des services, les remboursements, et ce que nos programmes ne sont pas.',
  },
  layout: [
    {
      block: 'rich-text',
      content: `
Voici les règles pour utiliser ce site et pour acheter chez nous. « Nous » veut dire ${organization.legalName}, et « vous », la personne qui utilise le site.

## De l’éducation, non des soins médicaux

Nos programmes et nos services sont éducatifs. Ils ne diagnostiquent et ne traitent rien. Ils ne remplacent pas votre médecin, votre infirmière ou infirmier, votre pharmacien ou votre thérapeute. Veuillez consulter votre équipe de soins avant de changer vos médicaments, votre alimentation ou vos exercices. En cas d’urgence, appelez le 9-1-1.

## Votre compte

Pour acheter un programme, il vous faut un compte. Veuillez donner des renseignements exacts, garder votre mot de passe pour vous et nous prévenir si vous croyez que quelqu’un d’autre s’est servi de votre compte. Un compte est pour une seule personne.

## Prix et paiement

Tous les prix sont en dollars canadiens. Le total que vous voyez avant de payer est le total que vous payez. Vous pouvez payer par carte ou avec PayPal, ou demander une facture. Si vous payez par facture, votre programme s’ouvre quand le paiement est arrivé.

Un code de rabais peut servir une fois par commande, selon ses limites. Il ne peut pas être échangé contre de l’argent.

## Ce que vous obtenez

Quand vous achetez un programme, vous pouvez le lire, télécharger ses fiches de travail et les imprimer pour votre propre usage, aussi longtemps que nous offrons le programme et que vous avez un compte. Veuillez ne pas prêter votre accès, et ne pas copier ni vendre nos documents. Les organismes qui souhaitent utiliser PMFP avec des groupes ont besoin d’une [licence de groupe](/pmfp-group-licensing-page).

Les services ont lieu aux dates dont nous convenons avec vous. Si nous devons annuler, vous pouvez choisir une autre date ou recevoir un remboursement.

## Si vous changez d’avis

Si un programme ne répond pas à vos attentes, écrivez-nous dans les 30 jours suivant l’achat et nous vous en rembourserons le prix. L’accès au programme prend fin avec le remboursement. Vous n’avez pas à donner de raison. Les droits que vous donne la loi sur la protection du consommateur de votre province restent les mêmes.

## Le bon usage du site

Veuillez ne pas chercher à entrer dans les parties du site qui ne vous sont pas destinées, ne pas déranger les autres et ne rien téléverser de nuisible. Nous pouvons fermer un compte qui le fait.

## Notre responsabilité

Nous veillons à ce que nos programmes soient exacts et à ce que le site fonctionne, mais nous ne pouvons pas promettre qu’il n’y aura jamais d’interruption ni d’erreur. Dans la mesure permise par la loi, notre responsabilité se limite au prix que vous avez payé.

## Modifications et lois applicables

Nous pouvons modifier ces conditions. Pour une commande, ce sont les conditions du jour de la commande qui s’appliquent. Ces conditions sont régies par les lois de l’Ontario et du Canada et, si vous êtes un consommateur, par les règles obligatoires de la province où vous habitez.

## Questions

Écrivez à [${organization.email}](mailto:${organization.email}) ou appelez au ${organization.phone}. Nous aimons mieux répondre à une question que gagner une dispute.`,
    },
  ],
}
