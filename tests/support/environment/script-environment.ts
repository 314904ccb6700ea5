import path from 'node:path'
import { appEnvironment } from '@/scripts/environment/app-environment.mjs'

export const TEST_SECRET = 'a-secret-of-at-least-32-characters-for-tests'

/** The environment of a script that works on a database: mail and PayPal point at ports nobody listens on. */
export function scriptEnvironment(databaseUrl: string, folder: string): Record<string, string | undefined> {
  const env = appEnvironment({
    databaseUrl,
    siteUrl: 'http://localhost:3000',
    smtpUrl: 'smtp://127.0.0.1:9',
    paypalOrigin: 'http://127.0.0.1:9',
    secret: TEST_SECRET,
    uploads: path.join(folder, 'uploads'),
    distDir: '.next-unused',
  })
  // Tests of other rules ask often; those of the limits set a scale of their own.
  return { ...env, NODE_ENV: undefined, BACKGROUND_JOBS: 'off', RATE_LIMIT_SCALE: '1000' }
}
