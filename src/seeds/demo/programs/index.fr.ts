import type { FrenchProgramSeed } from '../../content'
import { frenchFirstSteps } from './first-steps/index.fr'
import { frenchPmfp } from './pmfp/index.fr'

/** The courses in French. The others stay English: a site may be half translated. */
export const frenchPrograms: FrenchProgramSeed[] = [frenchPmfp, frenchFirstSteps]
