// @ts-check
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOOPBACK } from './ports.mjs'
import { waitForHttp } from './wait-for-http.mjs'

const PROCESS = fileURLToPath(new URL('./mail-sink-process.mjs', import.meta.url))

/**
 * A mail server that delivers nothing and shows everything (maildev). Mails are kept in `folder` and read again at
 * the next start.
 * @param {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} supervisor
 * @param {{ smtpPort: number, webPort: number, folder: string, log: string }} options
 * @returns {Promise<{ origin: string, smtpUrl: string }>} `origin` serves the inbox and its REST API (`GET /email`)
 */
export async function startMailSink(supervisor, { smtpPort, webPort, folder, log }) {
  const identity = randomUUID()
  mkdirSync(folder, { recursive: true })
  const ports = ['--smtp', String(smtpPort), '--web', String(webPort), '--ip', LOOPBACK]
  const sink = await supervisor.start({
    name: 'mail sink',
    command: process.execPath,
    args: [PROCESS, ...ports, '--mail-directory', folder],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      MAIL_SINK_IDENTITY: identity,
    },
    graceMs: 2_000,
    log,
  })
  const origin = `http://${LOOPBACK}:${webPort}`
  await waitForHttp(sink, `${origin}/healthz`, { identity })
  return { origin, smtpUrl: `smtp://${LOOPBACK}:${smtpPort}` }
}
