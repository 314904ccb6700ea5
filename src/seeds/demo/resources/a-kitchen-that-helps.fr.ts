import type { FrenchResourceSeed } from '../../content'

export const frenchAKitchenThatHelps: FrenchResourceSeed = {
  slug: 'a-kitchen-that-helps',
  frenchSlug: 'une-cuisine-qui-vous-aide',
  title: 'Une cuisine qui vous aide',
  summary:
    'De petits changements qui facilitent la cuisine quand les mains font mal, que le souffle est court et que les jambes sont lasses.',
  body: `
Cuisiner est une des premières choses qu’on abandonne quand il devient difficile de rester debout, de serrer ou de respirer. C’est dommage, car un repas chaud qu’on a fait soi-même fait du bien de plus d’une façon. Voici des changements qui coûtent peu, ou rien.

## Assoyez-vous

Épluchez, coupez et mélangez à la table. Si votre comptoir est haut, un tabouret solide avec un dossier aide. Faites glisser les choses; ne les soulevez pas.

## Rapprochez les choses

Gardez ce qui sert chaque jour entre la hanche et l’épaule, et à l’avant. Rangez la grosse casserole là où vous n’avez pas à vous pencher. Donnez ce qui n’a pas servi depuis un an. Une tablette à moitié vide est plus facile à atteindre.

## Ménagez vos mains

- Enroulez de la mousse ou un linge autour des manches minces.
- Ouvrez les bocaux avec un tapis de caoutchouc, ou tapotez d’abord le couvercle.
- Prenez les choses à deux mains, par en dessous.
- Faites cuire les légumes dans un panier, dans la casserole. Vous soulevez ainsi le panier, et non l’eau.
- Choisissez une petite bouilloire. Deux demi-bouilloires sont plus légères qu’une pleine.

## Ménagez votre énergie

- Cuisinez le double et congelez-en la moitié.
- Achetez des légumes déjà coupés, ou surgelés. Ils sont tout aussi bons pour vous.
- Faites une étape le matin et la suivante l’après-midi.
- Laissez tremper la vaisselle pendant que vous allongez les jambes.

## Restez en sécurité

Portez des chaussures qui tiennent bien le pied. Gardez vos manches loin du rond. Réglez une minuterie pour tout ce qui est sur la cuisinière, et emportez-la quand vous quittez la pièce.

## Une chose cette semaine

Placez-vous au milieu de votre cuisine et demandez-vous : pour quelle chose est-ce que je m’étire, me penche ou force chaque jour? Déplacez cette chose-là.

Une ou un ergothérapeute peut regarder votre cuisine avec vous. Demandez à votre équipe de soins si une visite est possible là où vous habitez.`,
}
