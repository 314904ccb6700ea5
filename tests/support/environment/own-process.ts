import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { OWN_PROCESS } from './own-process-line.mjs'

/** What the app reads whenever it needs it; everything else may be read once, when the configuration is loaded. */
const READ_EACH_TIME = new Set([
  'BACKGROUND_JOBS',
  'DATABASE_POOL_MAX',
  'FAILPOINT',
  'PAYPAL_API_ORIGIN',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_MODE',
  'PAYPAL_WEBHOOK_ID',
  'RATE_LIMIT_SCALE',
  'SMTP_URL',
  'SWEEP_INTERVAL_MS',
])

/** Throws for an environment that would come too late, or would stay for the files after this one. */
export function refuseWhatIsReadOnce(env: Record<string, string>): void {
  const readOnce = Object.keys(env).filter((name) => !READ_EACH_TIME.has(name))
  if (readOnce.length === 0 || OWN_PROCESS.test(readFileSync(expect.getState().testPath ?? '', 'utf8')))
    return
  throw new Error(
    `${readOnce.join(', ')} may be read once per process, and this file shares one. Give it a process of its own ` +
      'with a first line like: // @vitest-environment-options { "process": "sells without PayPal" }',
  )
}
