import type { FrenchResourceSeed } from '../../content'
import { frenchAKitchenThatHelps } from './a-kitchen-that-helps.fr'
import { frenchNewsletterNovember } from './newsletter-november.fr'
import { frenchTheGoodDayTrap } from './the-good-day-trap.fr'

/** The newest three, which the home page shows. The others stay English: a site may be half translated. */
export const frenchResources: FrenchResourceSeed[] = [
  frenchNewsletterNovember,
  frenchAKitchenThatHelps,
  frenchTheGoodDayTrap,
]
