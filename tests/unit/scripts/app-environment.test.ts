import { describe, expect, it } from 'vitest'
import { appEnvironment, webhookUrl } from '@/scripts/environment/app-environment.mjs'
import { parseEnv } from '@/src/server/env'

const surroundings = {
  databaseUrl: 'postgresql://postgres@127.0.0.1:5432/training',
  siteUrl: 'http://localhost:3100',
  smtpUrl: 'smtp://127.0.0.1:1025',
  paypalOrigin: 'http://127.0.0.1:3001',
  secret: 'x'.repeat(64),
  uploads: '/data/uploads',
  distDir: '.next',
}

describe('the environment of the app in a demo', () => {
  it('is complete: the app accepts it', () => {
    expect(parseEnv(appEnvironment(surroundings, {}))).toMatchObject({
      SITE_URL: 'http://localhost:3100',
      PAYPAL_API_ORIGIN: 'http://127.0.0.1:3001',
    })
  })

  it('never lets credentials from the shell reach the real world', () => {
    const shell = { PAYPAL_MODE: 'live', PAYPAL_CLIENT_ID: 'real', SMTP_URL: 'smtps://mail.example.com' }
    expect(appEnvironment(surroundings, shell)).toMatchObject({
      PAYPAL_MODE: 'sandbox',
      PAYPAL_CLIENT_ID: 'simulator',
      SMTP_URL: 'smtp://127.0.0.1:1025',
    })
  })

  it('keeps what only concerns this machine', () => {
    expect(appEnvironment(surroundings, { RATE_LIMIT_SCALE: '50' }).RATE_LIMIT_SCALE).toBe('50')
  })

  it('hears from PayPal on its own port', () => {
    expect(webhookUrl(3100)).toBe('http://127.0.0.1:3100/api/payments/webhooks/paypal')
  })
})
