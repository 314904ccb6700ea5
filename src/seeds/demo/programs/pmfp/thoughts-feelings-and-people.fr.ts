import type { FrenchSectionSeed } from '../../../content'
import { frenchConfidence } from '../../self-checks.fr'

export const frenchThoughtsFeelingsAndPeople: FrenchSectionSeed = {
  key: 'thoughts-feelings-and-people',
  title: 'Les pensées, les émotions et les autres',
  summary: 'Les émotions difficiles, les problèmes emmêlés, et demander de l’aide.',
  lessons: [
    {
      slug: 'when-feelings-run-high',
      title: 'Quand les émotions débordent',
      summary: 'La colère, la peur et la tristesse font partie du chemin, et on peut les porter.',
      transcript: `
Trois minutes de sons, sans paroles.

Inspirez pendant que le son monte, environ quatre secondes. Expirez pendant qu’il descend, environ six. Arrêtez quand vous voulez.`,
      body: `
Vivre avec une maladie chronique amène des émotions. La colère que cela soit arrivé. La peur de ce qui vient. La tristesse pour ce que vous ne faites plus. Ces émotions ne sont pas une faiblesse. C’est ce que ressentent les gens quand quelque chose d’important change.

## Nommez-la

Essayez de vous dire doucement : « Ça, c’est de l’inquiétude. » Ou : « Ça, c’est de la peine. » Une émotion qui a un nom est souvent un peu plus petite qu’une émotion qui n’en a pas. Vous n’avez pas à la chasser. Elle peut rester assise à côté de vous un moment.

## Vérifiez la pensée

Les émotions amènent des pensées, et certaines exagèrent. Cherchez des mots comme *toujours*, *jamais* et *tout le monde*. Puis demandez-vous :

- Est-ce vrai, ou est-ce l’impression que j’ai aujourd’hui?
- Que dirais-je à une amie qui penserait cela?
- Y a-t-il une façon plus juste de le dire?

« Je ne peux plus jamais rien faire » pourrait devenir « Je ne peux pas prendre l’escalier aujourd’hui. Je peux quand même commander l’épicerie et appeler mon frère. »

## Quand cela reste

Si vous avez le moral bas ou si plus rien ne vous intéresse depuis deux semaines ou plus, parlez-en à votre médecin. L’aide existe, et il est sage d’en demander. Si vous pensez à mettre fin à vos jours, appelez ou textez le **9-8-8**, à toute heure, partout au Canada.

## Votre petit pas

Une fois par jour cette semaine, arrêtez-vous et nommez ce que vous ressentez, en trois mots ou moins.`,
      selfChecks: [
        {
          question: 'Quelle émotion vous rend visite le plus souvent ces temps-ci?',
          help: 'Vous n’avez pas à la changer. Pour le moment, la connaître suffit.',
        },
        frenchConfidence('de nommer une émotion par jour'),
      ],
    },
    {
      slug: 'solving-one-problem-at-a-time',
      title: 'Régler un problème à la fois',
      summary: 'Sept étapes pour se remettre en marche.',
      body: `
Certains problèmes tournent en rond dans la tête la nuit. Sur papier, ils rapetissent. Cette méthode est ancienne, simple et utile.

## Les sept étapes

1. **Nommez le problème.** En une phrase. « Je n’arrive pas à rapporter mon épicerie à la maison. »
2. **Dressez une liste d’idées.** Au moins cinq, même les plus drôles. Demandez à d’autres personnes.
3. **Choisissez-en une** que vous pourriez essayer cette semaine.
4. **Essayez-la.** Donnez-lui une vraie chance.
5. **Regardez ce qui s’est passé.** C’est mieux, pire ou pareil?
6. **Si cela n’a pas marché, choisissez-en une autre** dans votre liste.
7. **Si rien ne marche, mettez le problème de côté** pour le moment. Certains problèmes ne se règlent pas aujourd’hui, et il est sage de savoir lesquels.

## Regardez sous la première réponse

Souvent, le premier nom qu’on donne à un problème n’est pas tout à fait le bon. « Je suis trop fatiguée pour voir mes amies » veut peut-être dire « Les soirées finissent trop tard pour moi », ou « Ma canne me gêne devant elles ». Chaque fois, la réponse est différente. Demandez-vous une ou deux fois « Qu’est-ce qui fait que c’est ainsi? » avant de dresser votre liste.

## Empruntez des idées

Votre pharmacien, une bibliothécaire, un neveu, la personne derrière vous à la caisse : tous ont des idées que vous n’avez pas. Vous êtes libre de les prendre ou de les laisser.

## Votre petit pas

Choisissez un petit problème de tous les jours. Avec la **Fiche de résolution de problèmes**, rendez-vous à la troisième étape.`,
      selfChecks: [
        {
          question: 'Avez-vous noté au moins cinq idées?',
          help: 'S’il vous en manque, demandez à une autre personne et ajoutez les siennes.',
        },
        frenchConfidence('d’essayer cette semaine l’idée que vous avez choisie'),
      ],
    },
    {
      slug: 'asking-for-help',
      title: 'Demander de l’aide',
      summary: 'Des demandes claires, et un non qui reste gentil.',
      body: `
La plupart des gens aiment aider. Ce qu’ils n’aiment pas, c’est deviner. « Fais-moi signe si tu as besoin de quelque chose » part d’une bonne intention, mais aide peu. Une demande claire est un cadeau pour vous deux.

## Les trois parties d’une bonne demande

Dites **quoi**, **quand**, et **qu’on peut vous dire non** :

> « Pourrais-tu mettre mon bac de recyclage au bord de la rue mardi soir? Sinon, dis-le-moi, tout simplement. »

Commencez vos phrases par *je*. « Je suis fatigué et j’aimerais partir avant huit heures » s’entend mieux que « Tu me retiens toujours trop tard. »

## Faites une liste d’aidants

Chaque personne a ses talents. L’une sait écouter. Une autre a une auto. Une autre vous fait rire. Écrivez les noms que vous avez et, à côté de chacun, une chose que vous pourriez demander. Si la liste est courte, ajoutez des lieux : votre bibliothèque, votre centre communautaire, votre communauté religieuse, ou le 2-1-1, le numéro qui renseigne sur les services près de chez vous.

## Quand on vous en offre trop

Vous avez le droit de refuser de l’aide. « Merci. J’aimerais faire cette partie moi-même, même si c’est plus long. » Faire les choses soi-même garde en forme.

## Votre petit pas

Demandez une petite chose à une personne cette semaine. Choisissez quelque chose qui rendrait vraiment votre journée plus facile.`,
      selfChecks: [
        {
          question: 'Qu’est-ce qu’une autre personne pourrait faire pour vous?',
          help: 'Dites quoi et quand, et laissez de la place pour un non.',
        },
        frenchConfidence('de le demander cette semaine'),
      ],
    },
  ],
}
