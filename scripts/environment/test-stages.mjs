// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHECK_TOOLS } from './check-tools.mjs'
import { inProject } from './project.mjs'
import { countTests, failuresOf } from './test-count.mjs'

/** @typedef {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} Supervisor */
/** @typedef {import('./test-count.mjs').Count} Count */
/** @typedef {{ name: string, run: (supervisor: Supervisor) => Promise<Count> }} Stage */

/** Types, lint, unused code, unit tests, and the SQL against the migrated schema. */
export function checkStages() {
  return [...CHECK_TOOLS.map(toolStage), vitestStage('unit'), vitestStage('sql')]
}

/**
 * @param {typeof CHECK_TOOLS[number]} tool
 * @returns {Stage}
 */
function toolStage({ name, file, args }) {
  return {
    name,
    async run(supervisor) {
      const how = await runOnScreen(supervisor, name, [file, ...args])
      return how === 'code 0' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    },
  }
}

/**
 * One project of the vitest configuration.
 * @param {'unit' | 'sql' | 'integration' | 'e2e'} project
 * @param {string[]} [args] more for vitest: files, `-t` …
 * @param {{ name?: string, env?: Record<string, string | undefined> }} [more] `env` beside this process's own
 * @returns {Stage}
 */
export function vitestStage(project, args = [], { name = `Tests: ${project}`, env } = {}) {
  return {
    name,
    async run(supervisor) {
      const folder = mkdtempSync(path.join(tmpdir(), 'training-storefront-report-'))
      try {
        const report = path.join(folder, 'report.json')
        const reporters = [
          '--reporter=default',
          `--reporter=${inProject('tests/support/environment/retried-tests.ts')}`,
          '--reporter=json',
          `--outputFile.json=${report}`,
        ]
        const vitest = inProject('node_modules/vitest/vitest.mjs')
        const command = [vitest, 'run', '--project', project, ...reporters, ...args]
        const how = await runOnScreen(supervisor, name, command, env)
        const read = readReport(report)
        return { ...countTests(read, how === 'code 0'), names: failuresOf(read) }
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/**
 * @param {Supervisor} supervisor
 * @param {string} name
 * @param {string[]} args for Node
 * @param {Record<string, string | undefined>} [env]
 */
async function runOnScreen(supervisor, name, args, env) {
  const log = inProject('.data/logs/tests.log')
  const running = await supervisor.start({
    name,
    command: process.execPath,
    args,
    env: { ...process.env, ...env },
    log,
    onScreen: true,
    awaited: true,
    graceMs: 30_000,
  })
  return running.exited
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
