// @ts-check
import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import { OWN_PROCESS } from './own-process-line.mjs'

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/**
 * What takes longest, longest first: begun at the end, one of them would keep one worker busy while the others have nothing
 * left. Vitest knows that only from an earlier run, and goes by size in a fresh clone.
 */
export const LONGEST = [
  'integration/operations/backup-and-restore',
  'integration/operations/wrong-environment',
  'integration/operations/recognise-instance',
  'integration/reliability/several-processes',
  'integration/reliability/paypal-client',
  'integration/groups/seat-races',
  'integration/reliability/postgres-crash',
  'integration/access/endpoint-matrix',
  'integration/packed-plugin/declarations',
  'integration/reliability/random-histories',
  'integration/headless/hook-after-kill',
  'integration/accounts/asking-for-a-reset',
  'integration/operations/demo-backup',
  'integration/payments/capture',
  'e2e/crash-recovery',
  'e2e/screens/every-screen',
  'e2e/staff-pages',
  'e2e/screens/french-screens',
  'e2e/stories/two-factor-sign-in',
  'e2e/security-headers',
]

/**
 * Files with a process of their own come first: in between they would end a process that others share. Then what takes
 * longest.
 */
export default class FileOrder extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    const order = (/** @type {TestSpecification} */ file) =>
      wantsOwnProcess(file) ? -1 : placeOf(file.moduleId)
    return sorted
      .map((file) => ({ file, place: order(file) }))
      .sort((one, other) => one.place - other.place)
      .map(({ file }) => file)
  }
}

/** @param {string} moduleId */
function placeOf(moduleId) {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`))
  return place === -1 ? LONGEST.length : place
}

/** @param {TestSpecification} file */
function wantsOwnProcess({ moduleId }) {
  return OWN_PROCESS.test(readFileSync(moduleId, 'utf8'))
}
