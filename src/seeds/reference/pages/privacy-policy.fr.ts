import type { FrenchPageSeed } from '../../content'
import { organization } from '../organization'

/** A starting text in plain words. A provider has it checked by counsel before going live. */
export const frenchPrivacyPolicy: FrenchPageSeed = {
  slug: 'privacy-policy',
  address: 'privacy-policy',
  title: 'Politique de confidentialité',
  meta: {
    description:
      'Ce que nous savons sur vous, pourquoi, qui d’autre le voit, combien de temps nous le gardons et ce que vous pouvez nous demander.',
  },
  layout: [
    {
      block: 'rich-text',
      content: `
Cette page dit ce que nous savons sur vous, pourquoi, et ce que vous pouvez nous demander. Nous avons essayé de l’écrire pour qu’elle se lise bien.

## En bref

- Nous demandons seulement ce qu’il faut pour votre compte, vos commandes et vos programmes.
- Vos réponses aux questions d’un programme sont à vous. Nous ne les lisons pas et ne les transmettons à personne.
- Nous ne vendons jamais de renseignements sur vous.
- Vous pouvez voir, faire corriger ou faire supprimer ce que nous gardons, en écrivant à [${organization.email}](mailto:${organization.email}).

## Ce que nous recueillons, et pourquoi

**Votre compte :** votre nom, votre adresse courriel et votre mot de passe. Il nous les faut pour vous laisser entrer. Votre mot de passe est conservé sous une forme que personne ne peut lire, pas même nous.

**Vos commandes :** ce que vous avez acheté, votre adresse de facturation et votre mode de paiement. Il nous les faut pour les reçus, les remboursements et notre comptabilité. Les numéros de carte vont directement au fournisseur de paiement. Nous ne les voyons et ne les conservons jamais.

**Vos programmes :** les leçons que vous avez ouvertes ou marquées comme terminées, pour garder votre place.

**Vos messages :** ce que vous nous envoyez par courriel, par téléphone ou par formulaire, pour que nous puissions répondre.

**Notre infolettre :** votre adresse courriel, si vous l’avez demandée. Chaque numéro contient un lien pour vous désabonner.

## Les renseignements sur la santé

Avoir un programme peut révéler quelque chose sur votre santé. Nous en tenons compte : seuls les membres du personnel qui en ont besoin pour vous aider peuvent voir vos programmes, et nous ne nous en servons pas pour la publicité.

## Les témoins

Nous utilisons un petit nombre de témoins dont le site a besoin pour fonctionner, comme celui qui garde votre session ouverte. Tous les autres restent désactivés tant que vous n’avez pas dit oui. Vous pouvez changer d’avis en tout temps.

## Qui d’autre voit vos renseignements

- **Le fournisseur de paiement**, pour effectuer un paiement.
- **Les entreprises qui hébergent nos serveurs et envoient nos courriels**, et seulement selon nos directives.
- **Les autorités**, là où la loi l’exige.

Certaines de ces entreprises peuvent conserver des renseignements à l’extérieur de votre province ou du Canada. Les lois de ces endroits s’y appliquent alors.

## Combien de temps nous les gardons

Nous gardons votre compte aussi longtemps que vous l’utilisez. Nous gardons les documents de vos commandes aussi longtemps que les lois fiscales l’exigent. Quand vous fermez votre compte, nous supprimons le reste ou le rendons anonyme.

## Vos droits

Vous pouvez demander ce que nous savons sur vous, faire corriger une erreur, retirer un consentement ou nous demander de supprimer votre compte. Nous répondons d’ici 30 jours, et c’est gratuit. Si notre réponse ne vous satisfait pas, vous pouvez vous adresser au Commissariat à la protection de la vie privée du Canada ou à l’organisme qui protège la vie privée dans votre province.

## Qui est responsable

${organization.legalName} est responsable de vos renseignements. Vous pouvez joindre la personne responsable de leur protection à [${organization.email}](mailto:${organization.email}), par téléphone au ${organization.phone}, ou par la poste à l’adresse indiquée à la page [Nous joindre](/contactus).

Si nous changeons cette politique d’une façon qui compte pour vous, nous vous le dirons par courriel avant que le changement prenne effet.`,
    },
  ],
}
