import type { FrenchSectionSeed } from '../../../content'
import { frenchConfidence } from '../../self-checks.fr'

export const frenchTakingStock: FrenchSectionSeed = {
  key: 'taking-stock',
  title: 'Faire le point',
  summary: 'Où vous en êtes, et ce qui marche déjà.',
  lessons: [
    {
      slug: 'what-self-management-means',
      title: 'Ce que veut dire l’autogestion',
      summary: 'Vous en faites déjà. Voici le nom qu’on lui donne.',
      body: `
Autogestion : le mot est un peu raide pour quelque chose que vous faites déjà. C’est **tout ce que vous faites, entre les rendez-vous, pour bien vivre avec votre maladie**.

Pensez à la semaine passée. Vous avez peut-être pris vos médicaments, fait une bonne nuit, refusé une invitation, demandé une chaise, cherché une réponse, ou ri au lieu de pleurer. Tout cela compte.

## Ce que ce n’est pas

- Ce n’est pas tout faire sans aide.
- Cela ne remplace ni les médecins, ni les infirmières, ni les médicaments.
- Cela ne demande pas d’avoir toujours du courage ou de la bonne humeur.

## Trois sortes de travail

Les personnes qui vivent avec une maladie chronique font trois sortes de travail :

1. **Prendre soin du corps :** les médicaments, l’alimentation, le mouvement, le repos.
2. **Prendre soin du quotidien :** la maison, le travail, la famille, les amis.
3. **Prendre soin des émotions :** l’inquiétude, la colère, l’espoir.

Chacun de nous a d’habitude plus de talent pour l’une des trois. Il est bon de savoir laquelle.

## Votre petit pas

Notez trois choses que vous avez faites cette semaine et qui vous ont fait du bien, même toutes petites. Mettez la liste là où vous la verrez.`,
      selfChecks: [
        {
          question: 'Laquelle des trois sortes de travail faites-vous le mieux?',
          help: 'Et laquelle reçoit trop peu de votre attention?',
        },
        frenchConfidence('de noter trois choses qui vous ont fait du bien'),
      ],
    },
    {
      slug: 'what-helps-you',
      title: 'Ce qui vous aide',
      summary: 'Une liste pour les jours où rien ne vous vient à l’esprit.',
      body: `
Un jour difficile, les bonnes idées sont loin. Alors, faites-en provision un bon jour.

## Faites votre liste

Imprimez la fiche **Ce qui m’aide**, ou prenez une feuille de papier, et notez au moins dix choses qui vous font du bien. Variez les tailles :

- **une minute :** ouvrir une fenêtre, expirer lentement, vous rafraîchir le visage
- **dix minutes :** vous asseoir au soleil, appeler quelqu’un, faire jouer une vieille chanson
- **une heure :** un bain, une sieste, un film, une visite
- **avec d’autres** et **en solo**
- **au lit**, pour les jours où se lever est trop demander

Demandez à une personne qui vous connaît bien : « Quand est-ce que j’ai l’air bien? » Elle nommera peut-être une chose que vous aviez oubliée.

## Soyez honnête

Certaines choses nous consolent aujourd’hui et compliquent demain : le troisième verre de vin, toute une soirée de mauvaises nouvelles. Ne les mettez pas dans la liste, sans vous gronder.

## Gardez-la à la vue

Une liste au fond d’un tiroir n’aide personne. Mettez-la sur le frigo ou à l’intérieur d’une porte d’armoire. Prenez-la en photo avec votre téléphone.

## Votre petit pas

Notez dix choses. Choisissez-en une et faites-la aujourd’hui, non pas parce que vous l’avez méritée, mais parce qu’elle aide.`,
      selfChecks: [
        {
          question: 'Avez-vous quelque chose de chaque taille : une minute, dix minutes, une heure?',
          help: 'Commencez par combler le plus grand vide.',
        },
        frenchConfidence('de faire aujourd’hui une chose de votre liste'),
      ],
    },
  ],
}
