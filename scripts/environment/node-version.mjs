// @ts-check
import { Problem } from './problem.mjs'

/** Of the lines 20 and 22, the first with all we use. */
const OLDEST = { 20: '20.19.0', 22: '22.12.0' }

/**
 * Refuses a Node that is too old, in words instead of a syntax error from a package.
 * @param {string} [running] the version at hand, without a leading v
 */
export function requireNode(running = process.versions.node) {
  if (isAtLeast(running, running.startsWith('20.') ? OLDEST[20] : OLDEST[22])) return
  throw new Problem(
    `Node ${OLDEST[20]}, or ${OLDEST[22]} or newer, is needed; this is ${running}. Install it from https://nodejs.org or with nvm install.`,
  )
}

/**
 * @param {string} version
 * @param {string} minimum
 */
function isAtLeast(version, minimum) {
  const have = version.split('.').map(Number)
  const want = minimum.split('.').map(Number)
  for (const [index, wanted] of want.entries()) {
    const had = have[index] ?? 0
    if (had !== wanted) return had > wanted
  }
  return true
}
