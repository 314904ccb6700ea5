// @ts-check
import { createHash } from 'node:crypto'

/**
 * @typedef {object} Surroundings
 * @property {string} databaseUrl
 * @property {string} siteUrl the address people type
 * @property {string} smtpUrl
 * @property {string} paypalOrigin the simulator's address
 * @property {string} secret signs sessions; the key of what members write for themselves is made of it, too
 * @property {string} uploads folder for uploaded files
 * @property {string} distDir folder of the build, from the project's root
 * @property {'production' | 'development'} [mode]
 */

/**
 * The whole environment of the app among local stand-ins. What the caller's environment says beyond that (rate
 * limits, intervals) is kept; whatever could reach the real world is not.
 * @param {Surroundings} surroundings
 * @param {Record<string, string | undefined>} [inherited]
 * @returns {Record<string, string | undefined>}
 */
export function appEnvironment(surroundings, inherited = process.env) {
  return {
    ...inherited,
    NODE_ENV: surroundings.mode ?? 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: surroundings.distDir,
    DATABASE_URL: surroundings.databaseUrl,
    PAYLOAD_SECRET: surroundings.secret,
    PERSONAL_DATA_KEY: createHash('sha256').update(`personal data ${surroundings.secret}`).digest('hex'),
    PERSONAL_DATA_KEY_PREVIOUS: '',
    SITE_URL: surroundings.siteUrl,
    UPLOADS_DIR: surroundings.uploads,
    ...NOWHERE_ELSE,
    INSTANCE_ID: inherited.INSTANCE_ID ?? 'demo',
    SMTP_URL: surroundings.smtpUrl,
    MAIL_FROM: inherited.MAIL_FROM ?? 'hello@example.com',
    PAYPAL_MODE: 'sandbox',
    PAYPAL_CLIENT_ID: 'simulator',
    PAYPAL_CLIENT_SECRET: 'simulator',
    PAYPAL_WEBHOOK_ID: 'SIMULATORWEBHOOK0001',
    PAYPAL_API_ORIGIN: surroundings.paypalOrigin,
  }
}

/** Engines of a real shop, which local stand-ins must not reach. */
const NOWHERE_ELSE = {
  DATABASE_DIRECT_URL: '',
  DATABASE_POOLER: '',
  DATABASE_REPLICA_URL: '',
  CACHE_URL: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
}

/**
 * Where the app hears PayPal's news.
 * @param {number} port
 */
export function webhookUrl(port) {
  return `http://127.0.0.1:${port}/api/payments/webhooks/paypal`
}
