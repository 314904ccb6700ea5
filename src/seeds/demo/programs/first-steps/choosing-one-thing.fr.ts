import type { FrenchSectionSeed } from '../../../content'
import { frenchConfidence } from '../../self-checks.fr'

export const frenchChoosingOneThing: FrenchSectionSeed = {
  key: 'choosing-one-thing',
  title: 'Choisir une chose',
  summary: 'D’un souhait à un pas.',
  lessons: [
    {
      slug: 'one-thing-to-change',
      title: 'Une chose à changer',
      summary: 'Choisir ce que vous voulez, et non ce que vous devriez.',
      body: `
Si vous pouviez changer une seule chose à vos journées, que serait-ce? Prenez un moment. La première réponse est souvent la réponse polie. La deuxième est souvent la vraie.

## Vouloir, et non devoir

« Je devrais perdre du poids » figure sur bien des listes, depuis bien des années. Les « je devrais » sont lourds à porter. Cherchez plutôt une **envie** :

- J’ai envie de regarder un film au complet avec mon petit-fils.
- J’ai envie de retourner au marché par mes propres moyens.
- J’ai envie d’un matin où rien ne presse.

## Rapetissez-la

Coupez-la maintenant en tranches. Quelle serait la première tranche, celle que vous pourriez faire **cette semaine**? Si vous voulez aller au marché, la première tranche est peut-être de marcher jusqu’au coin de la rue, ou de chercher où se trouvent les bancs.

## Deux bonnes questions

1. Est-ce que cela dépend de **moi**? « Je veux que ma fille m’appelle » dépend d’elle. « Je veux appeler ma fille dimanche » dépend de vous.
2. Est-ce que je **saurai** quand c’est fait? « Me détendre davantage » se coche mal. « Dix minutes sur la galerie », c’est facile.

## Votre petit pas

Notez une envie et sa première tranche. C’est tout pour aujourd’hui.`,
      selfChecks: [
        {
          question: 'Est-ce une envie ou un « je devrais »?',
          help: 'Dites-le à voix haute. Une envie vous fait pencher un peu vers l’avant.',
        },
        frenchConfidence('de commencer la première tranche cette semaine'),
      ],
    },
    {
      slug: 'a-plan-for-one-week',
      title: 'Un plan pour une semaine',
      summary: 'Quoi, combien, quand, à quelle fréquence et avec quelle confiance.',
      body: `
Vous avez une première tranche. Donnez-lui maintenant une place dans votre semaine. Un plan dans la tête est un souhait. Un plan sur papier est presque une promesse.

## Cinq réponses courtes

1. **Quoi?** « M’asseoir sur la galerie. »
2. **Combien?** « Dix minutes. »
3. **Quand?** « Après le dîner, quand j’ai rangé ma tasse. »
4. **À quelle fréquence?** « Lundi, mercredi, vendredi. » Laissez des jours libres. La vie s’en servira.
5. **Avec quelle confiance,** de 0 à 10?

## Écoutez le chiffre

Sept ou plus : allez-y. Moins de sept : changez le plan jusqu’à ce que vous y arriviez. Moins de jours? Moins longtemps? Un autre moment? Avec quelqu’un? Un plan qui vous inspire confiance a bien plus de chances qu’un plan qui paraît bien, sans plus.

## Suspendez-le à un crochet

Les nouvelles habitudes aiment s’accrocher aux anciennes. **Après** avoir versé mon café, **je** vais dehors. La vieille habitude vous le rappelle, et vous n’avez plus à y penser.

## Votre petit pas

Remplissez une ligne de **Mon plan d’action de la semaine**. Affichez-le là où vous le verrez au bon moment.`,
      selfChecks: [
        {
          question: 'À quelle vieille habitude votre nouveau pas peut-il s’accrocher?',
          help: 'Choisissez une chose que vous faites chaque jour sans y penser.',
        },
        frenchConfidence('de tenir votre plan cette semaine'),
      ],
    },
  ],
}
