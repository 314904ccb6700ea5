import type { FrenchSectionSeed } from '../../../content'
import { frenchConfidence, frenchManaging } from '../../self-checks.fr'

export const frenchWorkingWithYourCareTeam: FrenchSectionSeed = {
  key: 'working-with-your-care-team',
  title: 'Avec votre équipe de soins',
  summary: 'Les rendez-vous, les médicaments, les reculs, et la suite.',
  lessons: [
    {
      slug: 'getting-more-from-appointments',
      title: 'Tirer davantage de vos rendez-vous',
      summary: 'Préparer, demander, répéter, et tout rapporter par écrit.',
      body: `
Les rendez-vous sont courts. Quelques minutes de préparation à la table de cuisine peuvent les faire paraître plus longs.

## Avant

Notez vos deux ou trois questions les plus importantes, et mettez la plus importante **en premier**. Servez-vous de la fiche **Questions pour mon rendez-vous**. Notez aussi :

- ce qui a changé depuis la dernière fois
- ce que vous avez essayé, et comment cela s’est passé
- tous les médicaments que vous prenez, avec les vitamines et ce que vous achetez sans ordonnance

## Pendant

Dites dès le début : « J’ai trois questions aujourd’hui. » L’autre personne pourra ainsi prévoir son temps. Décrivez ce que le problème vous empêche de faire. « Je n’arrive plus à suspendre mon manteau » en dit plus que « J’ai mal à l’épaule ».

Si vous ne comprenez pas un mot, dites-le. Vous n’êtes pas la première personne à le demander. Avant de partir, répétez le plan dans vos mots : « Donc, j’en prends un le matin, et j’appelle si j’ai des étourdissements. C’est bien cela? »

## Après

Notez ce qui a été dit pendant que vous vous en souvenez. Inscrivez la prochaine date à votre calendrier. Si vous avez un doute une fois à la maison, appelez et demandez.

Vous pouvez venir avec quelqu’un. Deux personnes entendent plus qu’une.

## Votre petit pas

Gardez une feuille sur le frigo pour vos questions. Écrivez-en une aujourd’hui, même si votre prochain rendez-vous est loin.`,
      selfChecks: [
        {
          question: 'À quelle question aimeriez-vous le plus avoir une réponse la prochaine fois?',
          help: 'Écrivez-la en haut de votre feuille.',
        },
        frenchConfidence('d’apporter une question écrite à votre prochain rendez-vous'),
      ],
    },
    {
      slug: 'medicines-without-muddle',
      title: 'Vos médicaments, sans confusion',
      summary: 'Une liste, une routine, une personne à qui demander.',
      body: `
Bien des personnes qui vivent avec une maladie chronique prennent plusieurs médicaments. S’y retrouver est un travail en soi. Trois habitudes le rendent plus léger.

## Une liste

Dressez une seule liste de tout ce que vous prenez : médicaments sur ordonnance, vitamines, gouttes, crèmes, produits à base de plantes. Pour chacun, notez **à quoi il sert**, **combien** et **quand**. Gardez-en une copie dans votre portefeuille. Demandez à votre pharmacien de la revoir avec vous une fois par année. Bien des pharmacies au Canada offrent ce service.

## Une routine

Associez vos médicaments à quelque chose que vous faites de toute façon, comme déjeuner ou vous brosser les dents. Un pilulier de la semaine montre d’un coup d’œil si vous avez pris ceux d’aujourd’hui. Une alarme au téléphone aide pour les heures faciles à manquer. Certaines pharmacies peuvent emballer les comprimés par jour.

## Une personne à qui demander

Choisissez une pharmacienne ou un pharmacien que vous aimez bien, et apportez-lui vos questions. En voici de bonnes pour commencer :

- Que devrais-je remarquer quand ce médicament agit?
- Pour quels effets secondaires devrais-je appeler?
- Que dois-je faire si je saute une dose?

Veuillez ne pas arrêter ni changer un médicament de votre propre chef, même quand vous allez bien ou que vous avez des doutes. Parlez de vos doutes à quelqu’un qui peut voir l’ensemble.

## Votre petit pas

Rassemblez sur une table tous les flacons et toutes les boîtes de la maison. Commencez votre liste.`,
      selfChecks: [
        {
          question: 'Savez-vous à quoi sert chacun de vos médicaments?',
          help: 'Mettez un point d’interrogation à côté de ceux qui vous laissent un doute, et demandez à votre pharmacien.',
        },
        frenchConfidence('de terminer votre liste cette semaine'),
      ],
    },
    {
      slug: 'planning-for-setbacks',
      title: 'Prévoir les reculs et continuer',
      summary: 'Une page pour les jours difficiles, et un regard sur le chemin parcouru.',
      body: `
Même avec de bonnes habitudes, il y aura des reculs : une poussée, un mauvais rhume, une triste nouvelle. Un recul n’efface pas ce que vous avez appris. Un plan fait un bon jour vous portera à travers un mauvais.

## Ma page pour les jours difficiles

Prenez une feuille et écrivez :

1. **Mes premiers signes.** Qu’est-ce que je remarque en premier, ou que d’autres remarquent?
2. **Ce que je fais tout de suite.** Du repos, moins de tâches, le coussin chauffant, un repas simple.
3. **Ce qui peut attendre.** Voyez large ici.
4. **Qui j’appelle**, et à partir de quand. Demandez à votre équipe de soins à quel moment elle veut avoir de vos nouvelles.
5. **Ce qui m’aide à traverser.** De la musique, un certain fauteuil, une certaine voix au téléphone.

Mettez cette page là où vous et vos proches pourrez la trouver.

## Recommencer

Quand c’est passé, commencez par la *moitié* de ce que vous faisiez avant. Puis ajoutez-en un peu chaque semaine. Vous n’êtes pas revenu au point de départ. Maintenant, vous connaissez la route.

## Voyez le chemin parcouru

Retrouvez la carte de la première leçon. Qu’est-ce qui a changé depuis que vous avez écrit cette phrase? Qu’avez-vous appris sur vous-même? Notez deux choses que vous voulez garder.

## Votre petit pas

Remplissez votre page pour les jours difficiles, et planifiez vos quatre prochaines semaines : un petit pas pour chacune. Vous pouvez revenir à une leçon quand vous le voulez.`,
      selfChecks: [
        {
          question: 'Quelles sont les deux habitudes de PMFP que vous voulez garder?',
          help: 'Notez-les avec une date dans trois mois, et regardez alors où vous en êtes.',
        },
        frenchManaging,
        frenchConfidence('d’en garder une pendant le prochain mois'),
      ],
    },
  ],
}
