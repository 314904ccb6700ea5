// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { composeEnvironment, interpolate } from './compose-environment.mjs'
import { createDatabase } from './database.mjs'
import { lastOf, neededStages, stageEnvironment } from './dockerfile.mjs'
import { DOCKERFILE, runStageSteps } from './image-steps.mjs'
import { findFreePort, LOOPBACK } from './ports.mjs'
import { startPostgres } from './postgres.mjs'
import { Problem } from './problem.mjs'
import { inProject } from './project.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { waitForHttp } from './wait-for-http.mjs'

/** @typedef {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} Supervisor */

/**
 * The Dockerfile, tried where there is no container engine: its steps run in an empty folder, and what they leave is
 * started by the image's own command, with the variables of compose.yaml. It must get ready on an empty database, end
 * when it is asked to, and start again without building anew.
 * @type {import('./test-stages.mjs').Stage}
 */
export const imageStage = {
  name: 'Image',
  async run(supervisor) {
    const folder = temporaryFolder(supervisor, 'image')
    const root = await makeImage(supervisor, folder)
    const { port, env } = await surroundings(supervisor, folder)
    await startAndStop(supervisor, { root, port, env, log: path.join(folder, 'first.log') })
    const second = path.join(folder, 'second.log')
    await startAndStop(supervisor, { root, port, env, log: second })
    if (readFileSync(second, 'utf8').includes('Building the pages'))
      throw new Problem('The second start built the pages again.')
    return { passed: 1, failed: 0 }
  },
}

/**
 * @param {Supervisor} supervisor
 * @param {string} folder
 * @returns {Promise<string>} the root of the image's files
 */
async function makeImage(supervisor, folder) {
  /** @type {Map<string, string>} */
  const roots = new Map()
  let root = folder
  for (const [index, stage] of neededStages(DOCKERFILE).entries()) {
    root = path.join(folder, `stage-${index}`)
    await runStageSteps(supervisor, stage, { roots, root, log: path.join(folder, `stage-${index}.log`) })
  }
  return root
}

/**
 * An empty database and the variables compose gives the app, pointed at this machine.
 * @param {Supervisor} supervisor
 * @param {string} folder
 */
async function surroundings(supervisor, folder) {
  const log = path.join(folder, 'postgres.log')
  const server = await startPostgres(supervisor, {
    folder: path.join(folder, 'postgres'),
    log,
    durable: false,
  })
  await createDatabase(server.url('postgres'), 'training')
  const port = await findFreePort()
  const given = { PAYLOAD_SECRET: 'x'.repeat(32), SITE_URL: `http://localhost:${port}` }
  const compose = composeEnvironment(readFileSync(inProject('compose.yaml'), 'utf8'))
  const values = Object.entries(compose).map(([name, value]) => [name, interpolate(value, given)])
  const here = { DATABASE_URL: server.url('training'), SMTP_URL: `smtp://${LOOPBACK}:9`, PORT: String(port) }
  return { port, env: { ...Object.fromEntries(values), ...here } }
}

/**
 * @param {Supervisor} supervisor
 * @param {{ root: string, port: number, env: Record<string, string>, log: string }} image
 */
async function startAndStop(supervisor, { root, port, env, log }) {
  const image = DOCKERFILE.at(-1)
  const [command = '', ...args] = JSON.parse(lastOf(image, 'CMD') ?? '[]')
  const { PATH, TMPDIR } = process.env
  const running = await supervisor.start({
    name: 'image',
    command: command === 'node' ? process.execPath : command,
    args,
    cwd: path.join(root, lastOf(image, 'WORKDIR') ?? '/'),
    env: { PATH, TMPDIR, HOME: path.join(root, 'home/node'), ...stageEnvironment(image), ...env },
    awaited: true,
    graceMs: 30_000,
    log,
  })
  await waitForHttp(running, `http://${LOOPBACK}:${port}/api/ready`, { withinMs: 900_000 })
  running.kill('SIGTERM')
  const how = await running.exited
  if (how !== 'code 0' && how !== 'code 143')
    throw new Problem(`Asked to stop, the image ended with ${how}:\n${running.output().slice(-2000)}`)
}
