// @ts-check
import { explain } from './problem.mjs'
import { seconds, step } from './steps.mjs'
import { createSupervisor } from './supervisor.mjs'
import { untilInterrupted } from './until-interrupted.mjs'

/** @typedef {import('./test-stages.mjs').Stage} Stage */
/** @typedef {import('./test-count.mjs').Count} Count */

/**
 * Runs preparation and stages one after the other, prints a table of times, what failed and, as the last line,
 * `N passed, N failed`; then ends this process with code 0 when nothing failed. A stage that cannot run counts as one
 * failure and the others still run; an interrupt stops everything.
 * @param {(supervisor: ReturnType<typeof createSupervisor>) => Promise<void>} prepare
 * @param {Stage[]} stages
 */
export async function runStages(prepare, stages) {
  const supervisor = createSupervisor()
  const interrupted = untilInterrupted().then((reason) => ({ interrupted: reason }))
  const finished = await Promise.race([runAll(supervisor, prepare, stages), interrupted])
  await supervisor.stopAll()
  if ('interrupted' in finished) {
    console.log(`\nStopped (${finished.interrupted}).`)
    process.exit(130)
  }
  const { passed, failed } = finished
  await new Promise((resolve) => process.stdout.write(`${passed} passed, ${failed} failed\n`, resolve))
  process.exit(failed === 0 ? 0 : 1)
}

/**
 * @param {ReturnType<typeof createSupervisor>} supervisor
 * @param {(supervisor: ReturnType<typeof createSupervisor>) => Promise<void>} prepare
 * @param {Stage[]} stages
 * @returns {Promise<Count>}
 */
async function runAll(supervisor, prepare, stages) {
  const start = performance.now()
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const lines = []
  /** @type {string[]} */
  const failures = []
  try {
    await prepare(supervisor)
  } catch (error) {
    console.error(`\n${explain(error)}`)
    return { passed: 0, failed: 1 }
  }
  for (const stage of stages) {
    const stageStart = performance.now()
    const { passed, failed, names = [] } = await runStage(supervisor, stage)
    total.passed += passed
    total.failed += failed
    failures.push(...names)
    lines.push(
      `  ${stage.name.padEnd(28)} ${seconds(stageStart).padStart(9)}  ${passed} passed, ${failed} failed`,
    )
  }
  console.log(`\n${lines.join('\n')}\n  ${'Altogether'.padEnd(28)} ${seconds(start).padStart(9)}\n`)
  if (failures.length > 0) console.log(`Failed:\n  ${failures.join('\n  ')}\n`)
  return total
}

/**
 * @param {ReturnType<typeof createSupervisor>} supervisor
 * @param {Stage} stage
 * @returns {Promise<Count>}
 */
async function runStage(supervisor, { name, run }) {
  try {
    return await step(name, async () => {
      const count = await run(supervisor)
      if (count.failed > 0) console.log(`  ${count.failed} failed`)
      return count
    })
  } catch (error) {
    console.error(explain(error))
    return { passed: 0, failed: 1 }
  }
}
