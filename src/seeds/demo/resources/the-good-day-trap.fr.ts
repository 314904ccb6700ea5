import type { FrenchResourceSeed } from '../../content'

export const frenchTheGoodDayTrap: FrenchResourceSeed = {
  slug: 'the-good-day-trap',
  frenchSlug: 'le-piege-des-bons-jours',
  title: 'Le piège des bons jours',
  summary:
    'Pourquoi tout faire un bon jour vous coûte les deux suivants, et ce que vous pouvez essayer à la place.',
  body: `
Vous vous réveillez presque comme avant. Il fait soleil. Il y a tant à rattraper. Le soir, vous avez fait trois brassées de lavage, l’épicerie et la moitié du jardin. Puis viennent deux jours sur le divan.

Les personnes qui vivent avec la douleur ou la fatigue connaissent bien ces montagnes russes. Le problème n’est pas que vous manquez de courage les mauvais jours. C’est que vous en avez trop les bons jours.

## Un rythme plus régulier

**Trouvez votre plancher.** Combien de temps pouvez-vous faire une tâche, un jour ordinaire, sans le payer ensuite? C’est peut-être quinze minutes debout, ou une seule course. Voilà votre plancher.

**Restez tout près.** Les bons jours, faites votre plancher et un peu plus. Les mauvais jours, faites votre plancher ou un peu moins. Les bosses deviennent moins hautes et les creux, moins profonds.

**Prenez une minuterie.** Quand on *sent* qu’il faudrait arrêter, il est d’habitude trop tard. Une minuterie de cuisine, elle, ne se laisse pas emporter.

**Reposez-vous avant d’en avoir besoin.** Cinq minutes chaque demi-heure valent mieux qu’une heure à la fin.

## Que faire d’une très bonne journée

Profitez-en! Choisissez **une** chose de plus, et que ce soit une chose agréable. Les vitres peuvent attendre. Une marche avec une amie, non.

## Une semaine d’essai

1. Pendant trois jours, observez seulement. Notez ce que vous avez fait et comment vous alliez le lendemain matin.
2. Le quatrième jour, choisissez une tâche et donnez-lui une limite de temps.
3. Gardez cette limite jusqu’à dimanche, quelle que soit la journée.
4. Regardez en arrière. La semaine a-t-elle été un peu plus régulière?

Il vous semblera étrange d’arrêter quand il vous reste des forces. C’est signe que vous vous y prenez bien.`,
}
