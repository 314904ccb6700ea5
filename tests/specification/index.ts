import { CALLS } from './calls'
import { ENTITIES } from './entities'
import { ERRORS } from './errors'
import { LIMITS } from './limits'
import { RULES } from './rules'
import { SCREENS } from './screens'
import { STATES } from './states'

/** The specification, line by line, and what shows each. `npm run spec:table` prints it. */
export const SPECIFICATION = [...SCREENS, ...ENTITIES, ...STATES, ...RULES, ...CALLS, ...ERRORS, ...LIMITS]
