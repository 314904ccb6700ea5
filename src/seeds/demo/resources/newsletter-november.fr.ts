import type { FrenchResourceSeed } from '../../content'

export const frenchNewsletterNovember: FrenchResourceSeed = {
  slug: 'newsletter-november-2025',
  frenchSlug: 'lettre-de-novembre-2025',
  title: 'Lettre de novembre : des jours plus courts, des pas plus petits',
  summary: 'Sur la lumière, sur l’art de dire non à une chose, et sur une soupe qui se fait toute seule.',
  body: `
Chère lectrice, cher lecteur,

Nous avons reculé l’heure, et à cinq heures il fait déjà noir. Pour bien des personnes qui vivent avec une maladie chronique, c’est un mois difficile. Cette lettre veut rendre novembre un peu plus léger.

## Attrapez la lumière

Sortez avant midi, même quand le ciel est gris. Dix ou vingt minutes suffisent. Si vous ne pouvez pas sortir, assoyez-vous à la fenêtre la plus claire avec votre tasse. La lumière du matin aide votre horloge intérieure, et avec elle votre sommeil. Si le trottoir est glacé, allez marcher dans un centre commercial ou dans un long corridor.

## Dites non à une chose

Les Fêtes commencent à remplir le calendrier. Avant qu’il déborde, choisissez une chose que vous ne ferez **pas** cette année : le deuxième gâteau, les cartes à des gens que vous n’avez pas vus depuis dix ans, la route à la noirceur. Dites-le tôt et gentiment aux personnes concernées. « Je viendrai pour l’après-midi, et je repartirai pendant qu’il fait clair. »

## Une soupe qui se fait toute seule

Mettez dans une casserole une tasse de lentilles rouges, une boîte de tomates, deux tasses de légumes surgelés et un litre de bouillon à faible teneur en sel. Laissez mijoter une demi-heure pendant que vous vous reposez. Remuez, goûtez, poivrez. Il y en a pour quatre, elle se congèle bien, et il n’y a rien à couper. Si vous suivez un régime particulier, parlez-en d’abord à votre équipe de soins.

## Une question à emporter

Qu’est-ce qui a rendu votre dernier novembre supportable? Notez une chose. Prévoyez-la pour la semaine prochaine.

## De notre bureau

[Premiers pas](/learn-more-about-premiers-pas), notre courte introduction, est gratuit. Si vous connaissez quelqu’un à qui cela plairait, faites suivre cette lettre. Nos autres [programmes](/programs) vous attendent quand vous voudrez.

D’ici décembre, prenez bien soin de vous.`,
}
