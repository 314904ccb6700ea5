// @ts-check
import { Problem } from './problem.mjs'

const PARTS = /** @type {const} */ (['check', 'unit', 'sql', 'integration', 'e2e', 'image', 'postgres'])

/**
 * What `npm test` was asked to run: `--only check|unit|sql|integration|e2e|image|postgres` for one part, `--deep` for more rounds of
 * everything that has rounds; the rest goes to vitest.
 * @param {string[]} args
 * @returns {{ only: typeof PARTS[number] | undefined, deep: boolean, vitestArgs: string[] }}
 * @throws {Problem} when there is no such part, or vitest's options come without one
 */
export function readTestOptions(args) {
  const deep = args.includes('--deep')
  const rest = args.filter((arg) => arg !== '--deep')
  const index = rest.indexOf('--only')
  if (index === -1) {
    if (rest.length > 0)
      throw new Problem(`Say which part ${rest.join(' ')} is for: --only ${PARTS.join('|')}`)
    return { only: undefined, deep, vitestArgs: [] }
  }
  const only = PARTS.find((part) => part === rest[index + 1])
  if (only === undefined) throw new Problem(`--only takes one of: ${PARTS.join(', ')}`)
  return { only, deep, vitestArgs: rest.filter((_, at) => at !== index && at !== index + 1) }
}
