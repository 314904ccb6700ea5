import type { FrenchSectionSeed } from '../../../content'
import { frenchConfidence } from '../../self-checks.fr'

export const frenchTryingItOut: FrenchSectionSeed = {
  key: 'trying-it-out',
  title: 'L’essayer',
  summary: 'Une semaine de pratique, et la suite.',
  lessons: [
    {
      slug: 'when-it-does-not-go-to-plan',
      title: 'Quand rien ne va comme prévu',
      summary: 'Un jour manqué est une information.',
      body: `
Vous aviez prévu lundi, mercredi et vendredi. Mercredi, il a plu, et vendredi, vous avez oublié. Bien. Maintenant, vous savez quelque chose.

## Un peu de curiosité

Demandez-vous « Qu’est-ce qui a fait obstacle? » comme vous le feriez pour un autobus qui n’est pas passé. Personne ne blâme les passagers.

- **J’ai oublié.** Mettez un rappel là où vos yeux se posent de toute façon.
- **La fatigue était trop grande.** Rapetissez le plan, ou passez au matin.
- **Quelqu’un avait besoin de moi.** Choisissez un moment où l’on vous demande moins, ou parlez de votre plan.
- **Je n’en avais pas envie.** Est-ce un « je devrais » déguisé? Choisissez de nouveau.
- **Cela faisait mal.** Faites-en moins, et demandez à votre équipe de soins.

## Jamais deux fois de suite

Un jour manqué ne veut rien dire. Le lendemain, faites la **plus petite** version : une minute sur la galerie. Elle garde la porte ouverte.

## Comptez ce que vous avez fait

Une fois sur trois, c’est une fois de plus que la semaine d’avant. Notez-le. Les gens qui remarquent leurs petites réussites en ont d’habitude davantage.

## Votre petit pas

Changez une chose à votre plan, et donnez-lui une autre semaine.`,
      selfChecks: [
        {
          question: 'Qu’est-ce qui a fait obstacle, s’il y a eu quelque chose?',
          help: 'Dites-le comme vous le diriez d’un autobus en retard.',
        },
        frenchConfidence('d’essayer le plan changé pendant une semaine'),
      ],
    },
    {
      slug: 'where-to-go-from-here',
      title: 'Et maintenant?',
      summary: 'Regarder en arrière, vous remercier, choisir le prochain pas.',
      body: `
Vous voici à la fin de Premiers pas. Avant de continuer, arrêtez-vous un moment et regardez en arrière.

## Qu’est-ce qui a changé?

Reprenez votre liste de la première leçon. Ajoutez-y ce que vous avez fait depuis. C’est peut-être un pas sur la galerie, une question claire à la pharmacienne, ou une soirée finie plus tôt. De petites choses, et c’est vous qui les avez faites.

Remerciez-vous. Cela paraît drôle, et cela compte. Vous remercieriez toute autre personne qui en aurait fait autant pour vous.

## Des façons de continuer

**Répéter.** Chaque semaine, faites un nouveau plan avec les cinq mêmes questions. Bien des gens n’ont besoin de rien d’autre.

**Aller plus loin.** [PMFP](/learn-more-about-pmfp) reprend ces idées et y ajoute le dosage des efforts, les émotions, la résolution de problèmes et les rendez-vous. Nos autres [programmes](/programs) portent sur la douleur, le souffle, l’énergie, le sommeil, le mouvement et l’aide à un proche.

**Parler à quelqu’un.** Si vous préférez avoir de la compagnie, voyez nos [services](/services), ou demandez à votre centre de santé communautaire s’il y a un groupe près de chez vous. Composez le 2-1-1 pour savoir ce qui existe.

## Votre petit pas

Écrivez-vous une courte lettre, à ouvrir dans un mois : ce que vous avez essayé, ce que vous avez appris, ce que vous espérez. Mettez-la en lieu sûr, et notez la date.`,
      selfChecks: [
        {
          question: 'Quelle est la chose que vous garderez?',
          help: 'Notez-la avec la date d’aujourd’hui.',
        },
        frenchConfidence('de la refaire la semaine prochaine'),
      ],
    },
  ],
}
