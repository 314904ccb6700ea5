// @ts-check
import { Problem } from './problem.mjs'

const LAST_LINES = 40

/**
 * Runs a command to its end under a supervisor, so that an interrupt ends it too.
 * @param {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} supervisor
 * @param {import('./supervisor.mjs').Command} command
 * @returns {Promise<string>} what it printed
 * @throws {Problem} with its last lines when it fails
 */
export async function runCommand(supervisor, command) {
  const running = await supervisor.start({ ...command, awaited: true })
  const how = await running.exited
  if (how === 'code 0') return running.output()
  const shown = command.onScreen ? '' : `:\n${lastLines(running.output())}\nAll of it: ${command.log}`
  throw new Problem(`${command.name} failed (${how})${shown}`)
}

/** @param {string} output */
export function lastLines(output) {
  return output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
}
