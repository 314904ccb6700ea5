// @ts-check
import { claimDemo } from './claim-demo.mjs'
import { readDemoSettings } from './demo-settings.mjs'
import { requireNode } from './node-version.mjs'
import { explain } from './problem.mjs'
import { lastLines } from './run-command.mjs'
import { startDemo } from './start-demo.mjs'
import { createSupervisor } from './supervisor.mjs'
import { untilInterrupted } from './until-interrupted.mjs'

/**
 * Runs a demo until it is interrupted or one of its parts dies, stops every process, and ends this one: code 0 after
 * an interrupt of a running demo, 1 after a failure.
 * @param {'start' | 'dev'} mode
 */
export async function runDemo(mode) {
  process.exit(await demo(mode))
}

/**
 * @param {'start' | 'dev'} mode
 * @returns {Promise<number>} exit code
 */
async function demo(mode) {
  const interrupted = untilInterrupted()
  /** @type {Awaited<ReturnType<typeof claimDemo>> | undefined} */
  let claim
  try {
    requireNode()
    const wanted = readDemoSettings(mode, process.argv.slice(2), process.env)
    claim = await claimDemo(wanted.settings)
    return await runParts(wanted, claim.data, interrupted)
  } catch (error) {
    console.error(`\n${explain(error)}`)
    return 1
  } finally {
    claim?.release()
  }
}

/**
 * @param {ReturnType<typeof readDemoSettings>} wanted
 * @param {import('./demo-data.mjs').DemoData} data
 * @param {Promise<string>} interrupted
 */
async function runParts(wanted, data, interrupted) {
  /** @type {(message: string) => void} */
  let reportDeath = () => {}
  const death = new Promise((resolve) => {
    reportDeath = resolve
  })
  const supervisor = createSupervisor({
    memory: data.processes,
    onDeath: ({ name, output }, how) =>
      reportDeath(`The ${name} ended unexpectedly (${how}). Its last words:\n${lastLines(output())}`),
  })
  const ended = Promise.race([interrupted.then(() => undefined), death])
  try {
    const started = startDemo(supervisor, wanted, data).then(() => ended)
    const message = await Promise.race([started, ended])
    console.log('\nStopping …')
    if (message === undefined) return 0
    console.error(`\n${message}`)
    return 1
  } finally {
    await supervisor.stopAll()
  }
}
