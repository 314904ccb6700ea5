// @ts-check

/** @typedef {{ passed: number, failed: number }} Count */
/**
 * What is read of vitest's JSON report.
 * @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} Report
 */

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

/** @param {Report['testResults'][number]} file */
function brokeOutsideTests({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
}
