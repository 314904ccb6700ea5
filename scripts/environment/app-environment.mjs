// @ts-check

/**
 * @typedef {object} Surroundings
 * @property {string} databaseUrl
 * @property {string} siteUrl the address people type
 * @property {string} smtpUrl
 * @property {string} paypalOrigin the simulator's address
 * @property {string} secret signs sessions
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
    SITE_URL: surroundings.siteUrl,
    UPLOADS_DIR: surroundings.uploads,
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

/**
 * Where the app hears PayPal's news.
 * @param {number} port
 */
export function webhookUrl(port) {
  return `http://127.0.0.1:${port}/api/payments/webhooks/paypal`
}
