import type { FrenchSectionSeed } from '../../../content'
import { frenchConfidence } from '../../self-checks.fr'

export const frenchUsingYourEnergyWell: FrenchSectionSeed = {
  key: 'using-your-energy-well',
  title: 'Bien employer votre énergie',
  summary: 'Doser ses efforts, bouger et se reposer d’une façon qui peut durer.',
  lessons: [
    {
      slug: 'pacing-your-day',
      title: 'Doser vos efforts dans la journée',
      summary: 'En faire un peu moins les bons jours, pour avoir moins de mauvais jours.',
      body: `
Quand la journée est bonne, on est tenté de tout faire : le lavage, l’épicerie, tout le jardin. Le lendemain, on le paie, et le surlendemain aussi. Ce sont **les montagnes russes**, et bien des gens les connaissent.

Doser ses efforts permet d’en descendre. Il s’agit de répartir également l’activité et le repos, pour avoir plus de jours moyens et moins de jours perdus.

## Trouvez votre point de départ

Pendant trois jours, notez ce que vous avez fait et comment vous vous sentiez ensuite. Le **Journal d’activité et de repos** vous y aidera. Cherchez le moment juste *avant* que les choses se gâtent. Si votre dos se plaint après vingt minutes de repassage, votre point de départ est de quinze minutes, ou même de dix.

## Arrêtez avant d’avoir à le faire

C’est le plus difficile, parce que vous aurez l’impression de pouvoir continuer. Réglez une minuterie de cuisine. Quand elle sonne :

- arrêtez, même au milieu d’une chemise
- reposez-vous quelques minutes, sur une chaise ou sur votre lit
- reprenez, ou laissez le reste pour demain

## Divisez, alternez, partagez

Les gros travaux se divisent en morceaux. Les travaux lourds et les travaux légers peuvent alterner. Certains peuvent être partagés, ou laissés de côté. Le plancher attendra.

## Votre petit pas

Choisissez une tâche où vous en faites souvent trop. Décidez combien de temps vous la ferez avant de vous reposer, et mettez tout de suite la minuterie à côté.`,
      selfChecks: [
        {
          question: 'Quels sont les premiers signes que vous en faites trop?',
          help: 'Par exemple : la mâchoire serrée, des réponses sèches, des erreurs, des jambes qui font mal.',
        },
        frenchConfidence('d’arrêter quand la minuterie sonne'),
      ],
    },
    {
      slug: 'moving-in-ways-that-suit-you',
      title: 'Bouger comme il vous convient',
      summary: 'Des mouvements qui trouvent leur place dans la journée que vous avez déjà.',
      body: `
Bouger est une des meilleures choses que vous puissiez faire pour votre corps, et cela n’a pas besoin de ressembler à de l’exercice. Danser devant la cuisinière, cela compte. Marcher jusque chez la voisine aussi.

## Partez de là où vous êtes

Posez-vous deux questions. Qu’est-ce que je fais déjà dans une journée? Qu’est-ce que je pourrais ajouter qui prendrait cinq minutes? Voici quelques idées :

- vous lever et vous rasseoir quelques fois pendant les nouvelles
- marcher sur place pendant que l’eau chauffe
- rouler les épaules à chaque feu rouge
- marcher un arrêt d’autobus, ou une allée, de plus

Si vous pouvez parler en bougeant, l’effort est à peu près le bon. Si vous n’arrivez pas à terminer une phrase, ralentissez.

## Quand faire attention

Avant de commencer quelque chose de nouveau, demandez à votre médecin, à votre infirmière ou à votre physiothérapeute ce qui est sûr pour vous. Arrêtez et allez chercher de l’aide si vous avez mal à la poitrine, si vous vous sentez faible au point de tomber ou si vous manquez de souffle bien plus que d’habitude. Une fatigue ordinaire qui passe en une heure ou deux, c’est normal. Si vous avez plus mal le lendemain, faites-en un peu moins la prochaine fois.

## Votre petit pas

Choisissez une chose que vous faites chaque jour sans y penser, comme vous brosser les dents. Associez-y un petit mouvement. La vieille habitude vous rappellera la nouvelle.`,
      selfChecks: [
        {
          question: 'Quelle façon de bouger avez-vous aimée à un moment de votre vie?',
          help: 'Une petite version, toute douce, trouverait-elle sa place cette semaine?',
        },
        frenchConfidence('de faire votre petit mouvement quatre jours cette semaine'),
      ],
    },
    {
      slug: 'rest-that-really-rests',
      title: 'Un repos qui repose vraiment',
      summary: 'Des repos courts et prévus, et une façon simple de se détendre.',
      body: `
S’effondrer sur le divan quand on est à bout, ce n’est pas du repos. C’est un arrêt d’urgence. Un repos prévu fonctionne mieux : court, tôt, et avant d’en avoir besoin.

## Deux sortes de repos

**La pause** prend cinq minutes. Vous vous assoyez, vous laissez tomber les épaules et vous regardez par la fenêtre. Deux ou trois pauses dans la matinée peuvent sauver l’après-midi.

**Le repos** prend une vingtaine de minutes, au lit ou les pieds surélevés. Si vous dormez mal la nuit, gardez vos repos de jour courts, et prenez-les avant trois heures de l’après-midi.

## Expirer lentement

Voici une façon simple de dire à votre corps qu’il peut se détendre sans danger :

1. Assoyez-vous, les deux pieds au sol.
2. Inspirez doucement par le nez.
3. Expirez lentement, comme pour refroidir une soupe.
4. Attendez un instant. Laissez le souffle suivant venir tout seul.
5. Faites cela cinq fois.

Si cela vous étourdit ou vous met mal à l’aise, arrêtez et regardez simplement quelque chose d’agréable. Aucune méthode ne convient à tout le monde.

## Donnez-vous la permission

Certains d’entre nous ont grandi en croyant que le repos se mérite. Avec une maladie chronique, le repos fait partie du travail. Vous rechargez bien votre téléphone avant qu’il s’éteigne.

## Votre petit pas

Prévoyez deux pauses pour demain, chacune à une heure précise. Traitez-les comme des rendez-vous.`,
      selfChecks: [
        {
          question: 'Qu’est-ce qui vous empêche d’habitude de vous reposer avant l’épuisement?',
          help: 'Nommez-le. Il est plus facile de composer avec une chose qui a un nom.',
        },
        frenchConfidence('de prendre deux pauses prévues demain'),
      ],
    },
  ],
}
