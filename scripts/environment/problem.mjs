// @ts-check
import path from 'node:path'

/** Something the person at the terminal can put right. Printed as it is, without a stack. */
export class Problem extends Error {
  /** @param {string} message what is wrong and what to do about it */
  constructor(message) {
    super(message)
    this.name = 'Problem'
  }
}

/**
 * The sentence to print for anything thrown: a Problem's own words, permission troubles explained,
 * everything else with its stack.
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof Problem) return error.message
  if (!(error instanceof Error)) return String(error)
  const { code, path: file } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'EACCES' || code === 'EPERM') return explainPermission(file)
  return error.stack ?? error.message
}

/** @param {string | undefined} file */
function explainPermission(file) {
  const folder = file === undefined ? '<folder>' : path.dirname(file)
  return [
    `No permission to write ${file ?? 'a file'}.`,
    'It was probably made by another user (root?) in an earlier run. Give it back to yourself with',
    `  sudo chown -R "$(id -un)" ${folder}`,
    'or remove it, or keep the data elsewhere: DEMO_DATA_DIR=.data-mine npm run demo',
  ].join('\n')
}
