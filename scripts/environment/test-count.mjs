// @ts-check
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What a stage came to. `names` says of each failed test where it stands and what it said.
 * @typedef {{ passed: number, failed: number, names?: string[] }} Count
 */
/**
 * What is read of vitest's JSON report.
 * @typedef {{ status: string, fullName?: string, failureMessages?: string[] | null }} Assertion
 * @typedef {{ testResults: { status: string, name?: string, message?: string, assertionResults: Assertion[] }[] }} Report
 */

const LINES_PER_FAILURE = 12

/**
 * Counts one vitest run. Nothing goes unnoticed: a file that did not load, a run that ended badly although every test
 * passed, a crash without a report and a project without tests count as one failure each.
 * @param {Report | undefined} report
 * @param {boolean} endedWell
 * @returns {Count}
 */
export function countTests(report, endedWell) {
  const files = report?.testResults ?? []
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const passed = statuses.filter((status) => status === 'passed').length
  const failed =
    statuses.filter((status) => status === 'failed').length + files.filter(brokeOutsideTests).length
  const silentFailure = failed === 0 && (!endedWell || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed }
}

/**
 * Each failed test, and each file that broke outside its tests: where it stands, its title and the first lines of what
 * it said. A long run prints these last, where whoever sees only its end finds them.
 * @param {Report | undefined} report
 * @returns {string[]}
 */
export function failuresOf(report) {
  return (report?.testResults ?? []).flatMap((file) => [
    ...(brokeOutsideTests(file) ? [named(file.name, undefined, file.message)] : []),
    ...file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => named(file.name, test.fullName, test.failureMessages?.join('\n'))),
  ])
}

/**
 * @param {string | undefined} file
 * @param {string | undefined} title
 * @param {string | undefined} said
 */
function named(file, title, said = '') {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const where = [file && path.relative(process.cwd(), file), title].filter(Boolean).join(' > ')
  return [where, ...lines.slice(0, LINES_PER_FAILURE).map((line) => `    ${line}`)].join('\n')
}

/** @param {Report['testResults'][number]} file */
function brokeOutsideTests({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}
