import type { ProgramSeed } from '../../content'
import { breathingEasier } from './breathing-easier'
import { caringForTheOneWhoCares } from './caring-for-the-one-who-cares'
import { firstSteps } from './first-steps'
import { livingWellWithChronicPain } from './living-well-with-chronic-pain'
import { movingWithConfidence } from './moving-with-confidence'
import { pmfp } from './pmfp'
import { sleepingBetter } from './sleeping-better'
import { steadyEnergy } from './steady-energy'

/** Every program of the demo shop, in the order of the list at /programs. */
export const programs: ProgramSeed[] = [
  pmfp,
  livingWellWithChronicPain,
  breathingEasier,
  steadyEnergy,
  sleepingBetter,
  movingWithConfidence,
  caringForTheOneWhoCares,
  firstSteps,
]
