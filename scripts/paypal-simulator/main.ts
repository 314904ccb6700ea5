import { startPayPalSimulator } from './start'

/**
 * Runs until SIGTERM or SIGINT. Environment:
 * PAYPAL_SIMULATOR_PORT (3001), PAYPAL_SIMULATOR_WEBHOOK_URL, PAYPAL_SIMULATOR_STATE (a file), PAYPAL_SIMULATOR_IDENTITY.
 */
const {
  PAYPAL_SIMULATOR_PORT,
  PAYPAL_SIMULATOR_WEBHOOK_URL,
  PAYPAL_SIMULATOR_STATE,
  PAYPAL_SIMULATOR_IDENTITY: identity,
} = process.env

const simulator = await startPayPalSimulator({
  port: Number(PAYPAL_SIMULATOR_PORT ?? 3001),
  ...(PAYPAL_SIMULATOR_WEBHOOK_URL ? { webhookUrl: PAYPAL_SIMULATOR_WEBHOOK_URL } : {}),
  ...(PAYPAL_SIMULATOR_STATE ? { stateFile: PAYPAL_SIMULATOR_STATE } : {}),
  ...(identity ? { identity } : {}),
})

let closing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (closing) return
    closing = true
    void simulator.close().then(() => process.exit(0))
  })
}
