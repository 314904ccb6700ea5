// @ts-check
import { randomUUID } from 'node:crypto'
import { LOOPBACK } from './ports.mjs'
import { typescript } from './typescript.mjs'
import { waitForHttp } from './wait-for-http.mjs'

/**
 * The local stand-in for PayPal, as a process of its own.
 * @param {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} supervisor
 * @param {{ port: number, webhookUrl: string, state: string, log: string }} options `state` is the file it remembers
 *   orders and captures in
 * @returns {Promise<{ origin: string }>}
 */
export async function startSimulatorProcess(supervisor, { port, webhookUrl, state, log }) {
  const identity = randomUUID()
  const simulator = await supervisor.start({
    name: 'PayPal simulator',
    ...typescript('scripts/paypal-simulator/main.ts'),
    env: {
      ...process.env,
      PAYPAL_SIMULATOR_PORT: String(port),
      PAYPAL_SIMULATOR_WEBHOOK_URL: webhookUrl,
      PAYPAL_SIMULATOR_STATE: state,
      PAYPAL_SIMULATOR_IDENTITY: identity,
    },
    graceMs: 3_000,
    log,
  })
  const origin = `http://${LOOPBACK}:${port}`
  await waitForHttp(simulator, `${origin}/_simulator/ledger`, { identity })
  return { origin }
}
