import type { FrenchSectionSeed } from '../../../content'
import { frenchConfidence, frenchManaging } from '../../self-checks.fr'

export const frenchFindingYourFooting: FrenchSectionSeed = {
  key: 'finding-your-footing',
  title: 'Trouver vos appuis',
  summary: 'Choisir ce qui compte et faire un premier plan.',
  lessons: [
    {
      slug: 'what-matters-to-you',
      title: 'Ce qui compte pour vous',
      summary: 'Partir de votre vie, et non de votre maladie.',
      transcript: `
Musique douce. Les images d’une semaine calme, l’une après l’autre.

Une semaine avec un problème de santé durable a de bons jours et des jours difficiles.

Vous n’avez pas à tout faire aujourd’hui. Choisissez une chose qui compte pour vous.

Qu’elle soit petite : dix minutes, à un moment où vous avez des forces.

Reposez-vous avant d’être fatigué ou fatiguée, pas après. Une courte pause garde des forces pour le soir.

À la fin de la semaine, regardez en arrière avec bienveillance. Qu’est-ce qui a bien été? C’est là que commence le prochain pas.`,
      body: `
Les gens nous disent souvent ce qu’ils *devraient* faire : marcher plus, manger mieux, s’inquiéter moins. Dans ce programme, nous partons d’ailleurs. Nous partons de ce que vous aimeriez avoir davantage dans votre vie.

## Une heure où vous étiez bien

Repensez au dernier mois. Y a-t-il eu une heure qui vous ressemblait? Vous étiez peut-être au jardin, au téléphone avec une amie, ou en train de faire une soupe avec la radio allumée. Notez trois choses sur cette heure :

- où vous étiez
- ce que vous faisiez
- qui était là, ou à quel point c’était tranquille

Cette heure est un indice. Elle montre ce qui vous donne des forces, et elle mérite qu’on lui fasse de la place.

## De « je devrais » à « j’aimerais »

Maintenant, terminez cette phrase : **« J’aimerais pouvoir… »** Restez dans le quotidien. « J’aimerais jouer aux cartes avec ma sœur le vendredi » est un meilleur point de départ que « J’aimerais être en santé ». Vous pouvez vous l’imaginer, et vous saurez quand cela arrivera.

Votre souhait n’a pas besoin de parler de santé. La santé, c’est ce qui vous aide à y arriver.

## Votre petit pas

Écrivez votre phrase sur une carte. Mettez-la là où vous la verrez chaque matin : sur la bouilloire, le miroir, le pilulier. La semaine prochaine, vous en ferez un plan.`,
      selfChecks: [
        {
          question: 'À quelle partie de votre vie aimeriez-vous faire plus de place?',
          help: 'Une phrase suffit. Vous pourrez la changer plus tard.',
        },
        frenchManaging,
        frenchConfidence('d’écrire votre phrase sur une carte aujourd’hui'),
      ],
    },
    {
      slug: 'your-first-action-plan',
      title: 'Votre premier plan d’action',
      summary: 'Un plan assez petit pour réussir.',
      body: `
Un souhait vous donne la direction. Un plan d’action, ce sont les quelques pas qui suivent. Un bon plan est petit, clair, et bien à vous.

## Cinq questions

Répondez à ces questions et vous avez un plan :

1. **Quoi?** Quelque chose que vous avez *envie* de faire.
2. **Combien?** Dix minutes, une page, le tour du pâté de maisons.
3. **Quand?** Après le déjeuner, à la fin des nouvelles.
4. **À quelle fréquence?** Trois ou quatre jours laissent de la place pour un mauvais.
5. **Avec quelle confiance?** De 0 à 10.

Voici un exemple. « Je vais marcher jusqu’à la boîte aux lettres et revenir, après le dîner, le lundi, le mercredi et le vendredi. Ma confiance d’y arriver est de 8 sur 10. »

## Pourquoi ce chiffre compte

Si votre chiffre est de 7 ou plus, le plan vous va. S’il est plus bas, c’est une information utile. Quelque chose fait obstacle. Demandez-vous ce que c’est. Puis rapetissez le plan, choisissez un meilleur moment ou demandez de l’aide, jusqu’à ce que votre chiffre monte.

Beaucoup de gens visent haut et s’en veulent quand ils n’y arrivent pas. Nous aimons mieux que vous visiez bas et que vous ayez de quoi vous réjouir. Un plan que vous tenez vaut mieux qu’un plan que vous admirez.

## Votre petit pas

Imprimez **Mon plan d’action de la semaine** et remplissez une ligne. Parlez-en à une personne, si le cœur vous en dit. Le dire à voix haute aide à s’en souvenir.`,
      selfChecks: [
        {
          question: 'Votre plan dit-il quoi, combien, quand et à quelle fréquence?',
          help: 'S’il manque une des quatre réponses, ajoutez-la maintenant.',
        },
        frenchConfidence('de tenir le plan de cette semaine'),
      ],
    },
    {
      slug: 'looking-back-kindly',
      title: 'Regarder en arrière avec bienveillance',
      summary: 'Que faire quand la semaine ne s’est pas passée comme prévu.',
      body: `
Une semaine a passé. Vous avez peut-être coché toutes les cases. La semaine avait peut-être d’autres idées. Dans les deux cas, vous avez appris quelque chose.

## Trois questions pour la fin de la semaine

Assoyez-vous avec une tasse de quelque chose de chaud et demandez-vous :

- **Qu’est-ce que j’ai fait?** Comptez tout, même un demi-pas.
- **Qu’est-ce qui m’a aidé?** Une personne, un moment de la journée, les souliers près de la porte.
- **Qu’est-ce qui a fait obstacle?** La météo, la douleur, de la visite, un simple oubli.

Remarquez qu’aucune de ces questions n’est « Pourquoi n’ai-je pas fait plus d’efforts? » Ce sont rarement les efforts qui manquent. Le plus souvent, le plan était trop grand, ou placé au mauvais moment de la journée.

## Changez le plan, pas vous

Vous aviez prévu de vous étirer chaque soir, et le soir vous n’avez plus de forces? Passez au matin. Vous avez oublié? Mettez le tapis là où vous ne pourrez pas le manquer, en prenant garde de ne pas trébucher. Cela a fait mal? Faites-en la moitié, et parlez-en à votre équipe de soins.

Parlez-vous comme vous parleriez à une bonne amie. Vous ne lui diriez pas : « Tu as encore échoué. » Vous lui diriez peut-être : « Ta semaine a été dure. Qu’est-ce qui rendrait la prochaine plus légère? »

## Votre petit pas

Choisissez un jour et un endroit pour faire le point chaque semaine. Le dimanche après le souper convient à beaucoup de gens. Inscrivez-le à votre calendrier pour les cinq prochaines semaines.`,
      selfChecks: [
        {
          question: 'Que diriez-vous à une amie ou à un ami qui aurait eu la même semaine que vous?',
          help: 'Dites-vous la même chose, à voix haute si vous le pouvez.',
        },
        frenchConfidence('de faire le point sur votre semaine le jour que vous avez choisi'),
      ],
    },
  ],
}
