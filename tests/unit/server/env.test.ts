import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EnvironmentError, parseEnv } from '@/src/server/env'
import { ENV_VARIABLES } from '@/src/server/env-variables'

const EXAMPLE = readExample()
type Name = keyof typeof ENV_VARIABLES

/** What is said about an environment that differs from the example in these variables. */
function problemsOf(changes: Partial<Record<Name, string | undefined>>): string[] {
  try {
    parseEnv({ ...EXAMPLE, ...changes })
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
}

describe('.env.example', () => {
  it('names every variable the app reads and no other, in the same order', () => {
    expect(Object.keys(EXAMPLE)).toEqual(Object.keys(ENV_VARIABLES))
  })

  it('gives each the example that is shown when it is wrong', () => {
    for (const [name, { example }] of Object.entries(ENV_VARIABLES)) expect(EXAMPLE[name], name).toBe(example)
  })

  it('says what each is for', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    for (const [name, { about }] of Object.entries(ENV_VARIABLES)) {
      const comment = lines[lines.findIndex((line) => line.startsWith(`${name}=`)) - 1] ?? ''
      const words = about.toLowerCase().match(/[a-z]{5,}/g) ?? []
      const told = words.filter((word) => comment.toLowerCase().includes(word))
      expect(told.length, `${name}: ${comment}`).toBeGreaterThanOrEqual(words.length / 2)
    }
  })

  it('works as it is', () => {
    expect(problemsOf({})).toEqual([])
  })
})

describe('Specification 1, Payment provider mode, set by the environment: a wrong one fails at the first second', () => {
  it.each<Name>(['DATABASE_URL', 'PAYLOAD_SECRET', 'SITE_URL', 'SMTP_URL', 'MAIL_FROM'])(
    'says that %s is missing, with an example',
    (name) => {
      const sentence = `${name}: is missing. Example: ${name}=${ENV_VARIABLES[name].example}`
      expect(problemsOf({ [name]: undefined })).toEqual([sentence])
      expect(problemsOf({ [name]: '' }), 'empty is missing').toEqual([sentence])
    },
  )

  it.each<[Name, string]>([
    ['DATABASE_URL', 'mysql://127.0.0.1/shop'],
    ['DATABASE_POOL_MAX', '1'],
    ['DATABASE_POOL_MAX', 'many'],
    ['DATABASE_DIRECT_URL', 'mysql://127.0.0.1/shop'],
    ['DATABASE_POOLER', 'transaction'],
    ['DATABASE_REPLICA_URL', '127.0.0.1:5432'],
    ['PAYLOAD_SECRET', 'too-short'],
    ['SITE_URL', 'shop.example.com'],
    ['SITE_URL', 'ftp://shop.example.com'],
    ['NEXT_PUBLIC_API_URL', 'api'],
    ['NEXT_PUBLIC_CONSENT_SCRIPT_URL', 'http://consent.example.net/consent.js'],
    ['NEXT_PUBLIC_CONSENT_SCRIPT_ATTRIBUTES', 'onload=alert(1)'],
    ['NEXT_PUBLIC_CONSENT_SETTINGS_CLASS', '"><script>'],
    ['SMTP_URL', 'http://127.0.0.1:1025'],
    ['MAIL_FROM', 'Shop'],
    ['PAYPAL_MODE', 'production'],
    ['PAYPAL_WEBHOOK_ID', 'x'.repeat(51)],
    ['PAYPAL_API_ORIGIN', 'https://api-m.paypal.com'],
    ['PAYPAL_API_ORIGIN', 'http://127.0.0.1.example.net:3001'],
    ['RATE_LIMIT_SCALE', '0'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['BACKGROUND_JOBS', 'yes'],
    ['SWEEP_INTERVAL_MS', '1.5'],
    ['CACHE_URL', 'http://127.0.0.1:6379'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
    ['S3_BUCKET', 'x'],
    ['S3_REGION', 'Canada Central'],
    ['S3_ENDPOINT', 's3.example.net'],
    ['S3_PATH_STYLE', 'yes'],
    ['S3_CHECKSUMS', 'never'],
    ['S3_LINK_SECONDS', '5'],
  ])('refuses %s=%s, with a reason and an example', (name, value) => {
    const [problem, ...more] = problemsOf({ [name]: value })
    expect(more).toEqual([])
    expect(problem).toMatch(new RegExp(`^${name}: \\S.+\\. Example: ${name}=`))
    expect(problem).not.toContain('is missing')
    expect(problem).toContain(`Example: ${name}=${ENV_VARIABLES[name].example}`)
  })

  it('names every wrong variable at once', () => {
    expect(problemsOf({ SITE_URL: 'x', MAIL_FROM: 'y', SMTP_URL: undefined })).toHaveLength(3)
    expect(() => parseEnv({})).toThrow(/DATABASE_URL[\s\S]*PAYLOAD_SECRET[\s\S]*SITE_URL/)
  })

  it('never prints a secret it refuses', () => {
    expect(problemsOf({ PAYLOAD_SECRET: 'my-real-secret' }).join()).not.toContain('my-real-secret')
  })

  it('keeps the site’s origin and drops a path behind it', () => {
    expect(parseEnv({ ...EXAMPLE, SITE_URL: 'https://shop.example.com/start?x=1' }).SITE_URL).toBe(
      'https://shop.example.com',
    )
  })

  it('fills in what may be left out', () => {
    const { DATABASE_URL, PAYLOAD_SECRET, SITE_URL, SMTP_URL, MAIL_FROM } = EXAMPLE
    expect(parseEnv({ DATABASE_URL, PAYLOAD_SECRET, SITE_URL, SMTP_URL, MAIL_FROM })).toMatchObject({
      DATABASE_POOL_MAX: 20,
      NEXT_PUBLIC_API_URL: '/api',
      PAYPAL_MODE: 'sandbox',
      PAYPAL_CLIENT_ID: undefined,
      RATE_LIMIT_SCALE: 1,
      TRUSTED_PROXY_HOPS: 0,
      BACKGROUND_JOBS: 'on',
    })
  })
})

describe('Payments: combinations that could move real money by mistake', () => {
  it.each<[string, Partial<Record<Name, string>>, string]>([
    ['the simulator in live mode', { PAYPAL_MODE: 'live' }, 'PAYPAL_API_ORIGIN'],
    ['real credentials sent to the simulator', { PAYPAL_CLIENT_ID: 'AbCd-real' }, 'PAYPAL_CLIENT_ID'],
    [
      'a crash on purpose in live mode',
      { PAYPAL_MODE: 'live', PAYPAL_API_ORIGIN: '', FAILPOINT: 'order-stored' },
      'FAILPOINT',
    ],
  ])('refuses %s', (_, changes, name) => {
    const [problem, ...more] = problemsOf(changes)
    expect(problem).toMatch(new RegExp(`^${name}: `))
    expect(more).toEqual([])
  })

  it.each<[string, Partial<Record<Name, string>>, string]>([
    ['an address without a bucket', { S3_ENDPOINT: 'https://s3.example.net' }, 'S3_BUCKET'],
    ['a key without its secret', { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'x' }, 'S3_SECRET_ACCESS_KEY'],
    ['a pooler without a way past it', { DATABASE_POOLER: 'on' }, 'DATABASE_DIRECT_URL'],
    ['a secret without its key', { S3_BUCKET: 'shop', S3_SECRET_ACCESS_KEY: 'x' }, 'S3_ACCESS_KEY_ID'],
  ])('refuses half of what belongs together: %s', (_, changes, name) => {
    expect(problemsOf(changes)).toEqual([expect.stringMatching(new RegExp(`^${name}: is missing beside `))])
  })

  it('accepts live mode with credentials of its own and no simulator', () => {
    const live = { PAYPAL_MODE: 'live', PAYPAL_API_ORIGIN: '', PAYPAL_CLIENT_ID: 'AbCd-real' }
    expect(problemsOf(live)).toEqual([])
  })
})

function readExample(): Record<string, string> {
  const assignments = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)
  return Object.fromEntries([...assignments].map(([, name = '', value = '']) => [name, value]))
}
