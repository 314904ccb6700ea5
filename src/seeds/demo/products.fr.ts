import type { FrenchProductSeed } from '../content'
import { frenchLicences } from './licences.fr'
import { frenchBreathingEasier } from './programs/breathing-easier/product.fr'
import { frenchCaringForTheOneWhoCares } from './programs/caring-for-the-one-who-cares/product.fr'
import { frenchFirstStepsProduct } from './programs/first-steps/product.fr'
import { frenchLivingWellWithChronicPain } from './programs/living-well-with-chronic-pain/product.fr'
import { frenchMovingWithConfidence } from './programs/moving-with-confidence/product.fr'
import { frenchPmfpProduct } from './programs/pmfp/product.fr'
import { frenchSleepingBetter } from './programs/sleeping-better/product.fr'
import { frenchSteadyEnergy } from './programs/steady-energy/product.fr'
import { frenchServices } from './services.fr'

/** Everything that is sold. The public pages of five programs stay English: a site may be half translated. */
export const frenchProducts: FrenchProductSeed[] = [
  frenchPmfpProduct,
  frenchLivingWellWithChronicPain,
  frenchBreathingEasier,
  frenchSteadyEnergy,
  frenchSleepingBetter,
  frenchMovingWithConfidence,
  frenchCaringForTheOneWhoCares,
  frenchFirstStepsProduct,
  ...frenchServices,
  ...frenchLicences,
]
