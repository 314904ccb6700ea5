import type { FrenchProgramSeed } from '../../../content'
import { frenchChoosingOneThing } from './choosing-one-thing.fr'
import { frenchTakingStock } from './taking-stock.fr'
import { frenchTryingItOut } from './trying-it-out.fr'

export const frenchFirstSteps: FrenchProgramSeed = {
  slug: 'first-steps',
  welcome: `
Bienvenue dans Premiers pas. C’est court, c’est gratuit, et cela vous demande très peu.

Lisez une leçon par jour, ou toutes en un après-midi. Gardez un crayon et du papier à portée de la main.

Ceci est de l’éducation, et non un conseil médical. Si vous avez une question sur votre propre santé, veuillez la poser à votre équipe de soins.`,
  sections: [frenchTakingStock, frenchChoosingOneThing, frenchTryingItOut],
}
