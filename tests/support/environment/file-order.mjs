// @ts-check
import { readFileSync } from 'node:fs'
import { BaseSequencer } from 'vitest/node'
import { OWN_PROCESS } from './own-process-line.mjs'

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** Files with a process of their own come first: in between they would end a process that others share. */
export default class FileOrder extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    return [...sorted.filter(wantsOwnProcess), ...sorted.filter((file) => !wantsOwnProcess(file))]
  }
}

/** @param {TestSpecification} file */
function wantsOwnProcess({ moduleId }) {
  return OWN_PROCESS.test(readFileSync(moduleId, 'utf8'))
}
