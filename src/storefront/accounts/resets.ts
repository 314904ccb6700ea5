import { api } from '../http/api'
import { createResetCalls } from './reset-calls'

/** The reset calls of this browser. */
export const resets = createResetCalls(api)
