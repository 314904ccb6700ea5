import { z } from 'zod'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin)

const personalKey = z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')

/**
 * Every variable the app reads, what it may be, and an example that works.
 * `.env.example` is held against this table by a test.
 */
export const ENV_VARIABLES = {
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/, error: 'is not the address of a PostgreSQL database' }),
    example: 'postgresql://training:secret@127.0.0.1:5432/training',
    about: 'PostgreSQL connection.',
  },
  DATABASE_POOL_MAX: {
    schema: z.coerce.number().int().min(2).max(200).default(20),
    example: '20',
    about: 'Most connections one process opens.',
  },
  PAYLOAD_SECRET: {
    schema: z.string().min(32),
    example: 'change-me-to-at-least-32-random-characters',
    about: 'Signs sessions. Changing it signs everybody out.',
  },
  SITE_URL: {
    schema: origin,
    example: 'http://localhost:3000',
    about: 'The public address of the site, used in links, mails and cookies.',
  },
  NEXT_PUBLIC_API_URL: {
    schema: z.string().startsWith('/').or(z.url()).default('/api'),
    example: '/api',
    about: 'Where the browser finds the API.',
  },
  NEXT_PUBLIC_CONSENT_SCRIPT_URL: {
    schema: z
      .url({
        protocol: /^https$/,
        error: 'must be an address such as https://consent.example.net/consent.js',
      })
      .optional(),
    example: '',
    about:
      'A cookie consent script of a provider of yours. Empty: the site asks by itself. Read when it is built.',
  },
  NEXT_PUBLIC_CONSENT_SCRIPT_ATTRIBUTES: {
    schema: z
      .string()
      .regex(
        /^(id|data-[a-z0-9-]+)=[^&]*(&(id|data-[a-z0-9-]+)=[^&]*)*$/,
        'must be such as id=Consent&data-key=abc',
      )
      .optional(),
    example: '',
    about:
      'The attributes that script asks for, such as id=Consent&data-key=abc. Read when the site is built.',
  },
  NEXT_PUBLIC_CONSENT_SETTINGS_CLASS: {
    schema: z
      .string()
      .regex(/^[\w-]+( [\w-]+)*$/, 'must be a class, such as show-consent-settings')
      .optional(),
    example: '',
    about:
      'The class by which that script knows the button that opens it again. Read when the site is built.',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }),
    example: 'smtp://127.0.0.1:1025',
    about: 'The mail server.',
  },
  MAIL_FROM: {
    schema: z.email(),
    example: 'hello@example.com',
    about: 'The address mails come from.',
  },
  PERSONAL_DATA_KEY: {
    schema: personalKey.optional(),
    example: '',
    about:
      'Encrypts what members write for themselves, 64 hexadecimal digits (openssl rand -hex 32). Keep it apart from backups. Empty: notes, answers and action plans are switched off.',
  },
  PERSONAL_DATA_KEY_PREVIOUS: {
    schema: personalKey.optional(),
    example: '',
    about: 'The key before, until npm run rotate:personal-key is done.',
  },
  UPLOADS_DIR: {
    schema: z.string().min(1).default('uploads'),
    example: 'uploads',
    about: 'Where pictures and lesson files are kept. Back it up together with the database.',
  },
  INSTANCE_ID: {
    schema: z.string().min(1).max(100).optional(),
    example: '',
    about: 'Names this shop on servers that keep no files: a database of another name starts held.',
  },
  PAYPAL_MODE: {
    schema: z.enum(['live', 'sandbox']).default('sandbox'),
    example: 'sandbox',
    about: 'live moves real money.',
  },
  PAYPAL_CLIENT_ID: {
    schema: z.string().min(1).optional(),
    example: 'simulator',
    about: 'From the PayPal developer dashboard. Without it card and PayPal are not offered.',
  },
  PAYPAL_CLIENT_SECRET: {
    schema: z.string().min(1).optional(),
    example: 'simulator',
    about: 'Goes with the client id.',
  },
  PAYPAL_WEBHOOK_ID: {
    schema: z.string().min(1).max(50).optional(),
    example: 'SIMULATORWEBHOOK0001',
    about: 'The id PayPal gave the webhook. Without it webhooks are refused.',
  },
  PAYPAL_API_ORIGIN: {
    schema: origin
      .refine((value) => LOOPBACK.has(new URL(value).hostname), 'must be a loopback address')
      .optional(),
    example: 'http://127.0.0.1:3001',
    about: 'Only for the local simulator. Leave it out everywhere else.',
  },
  RATE_LIMIT_SCALE: {
    schema: z.coerce.number().positive().default(1),
    example: '1',
    about: 'Multiplies every rate limit, for load and acceptance runs.',
  },
  TRUSTED_PROXY_HOPS: {
    schema: z.coerce.number().int().min(0).max(10).default(0),
    example: '0',
    about: 'How many proxies of yours stand in front; each adds one address to X-Forwarded-For.',
  },
  BACKGROUND_JOBS: {
    schema: z.enum(['on', 'off']).default('on'),
    example: 'on',
    about: 'Whether this process delivers mail and settles stuck payments.',
  },
  SWEEP_INTERVAL_MS: {
    schema: z.coerce.number().int().min(50).default(15_000),
    example: '15000',
    about: 'How often stuck payments are looked at.',
  },
  FAILPOINT: {
    schema: z.string().optional(),
    example: '',
    about:
      'Kills the process at a named point of a payment, for crash tests. Refused when PAYPAL_MODE is live.',
  },
} as const satisfies Record<string, { schema: z.ZodType; example: string; about: string }>

type Variables = typeof ENV_VARIABLES
type Source = Record<string, string | undefined>
export type Env = { [K in keyof Variables]: z.infer<Variables[K]['schema']> }

let cached: Env | undefined

/**
 * The process's environment, checked once. Throws an `EnvironmentError` that names every wrong variable,
 * what is wrong and an example, so that a bad deployment fails at its first second and not at its first sale.
 */
export function env(): Env {
  cached ??= parseEnv(process.env)
  return cached
}

export function parseEnv(source: Source): Env {
  const { values, problems } = readEnv(source)
  if (problems.length > 0) throw new EnvironmentError(problems)
  return values as Env
}

/** A sentence for every wrong variable, and for every two that must not be together; none when all is well. */
export function envProblems(source: Source): string[] {
  return readEnv(source).problems
}

export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

function readEnv(source: Source): { values: Partial<Env>; problems: string[] } {
  const problems: string[] = []
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(ENV_VARIABLES)) {
    const raw = source[name]
    const result = variable.schema.safeParse(raw === '' ? undefined : raw)
    if (result.success) values[name] = result.data
    else problems.push(describe(name, raw, result.error.issues[0]?.message ?? 'is not valid'))
  }
  return { values: values as Partial<Env>, problems: [...problems, ...contradictions(values)] }
}

function describe(name: string, raw: string | undefined, reason: string): string {
  const example = ENV_VARIABLES[name as keyof Variables].example
  const what = raw === undefined || raw === '' ? 'is missing' : reason
  return `${name}: ${what}. Example: ${name}=${example}`
}

/** Combinations that could send live credentials to a stray port, or kill a live shop on purpose. */
function contradictions(values: Partial<Env>): string[] {
  const problems: string[] = []
  if (values.PAYPAL_API_ORIGIN && values.PAYPAL_MODE === 'live') {
    problems.push('PAYPAL_API_ORIGIN: must not be set when PAYPAL_MODE is live. Remove one of the two')
  }
  if (values.PAYPAL_API_ORIGIN && values.PAYPAL_CLIENT_ID && values.PAYPAL_CLIENT_ID !== 'simulator') {
    problems.push(
      'PAYPAL_CLIENT_ID: the simulator only takes the id "simulator". Example: PAYPAL_CLIENT_ID=simulator',
    )
  }
  if (values.PERSONAL_DATA_KEY_PREVIOUS && !values.PERSONAL_DATA_KEY) {
    problems.push(
      'PERSONAL_DATA_KEY: is missing beside PERSONAL_DATA_KEY_PREVIOUS. Example: openssl rand -hex 32',
    )
  }
  if (values.FAILPOINT && values.PAYPAL_MODE === 'live') {
    problems.push('FAILPOINT: must not be set when PAYPAL_MODE is live. Remove it')
  }
  return problems
}

/** True inside a running Next server; false in scripts, seeds and tests. Next fills the variable in when it builds. */
export function isInsideNext(): boolean {
  return process.env.NEXT_RUNTIME === 'nodejs'
}

/** True while Next builds: pages are rendered, and nothing that outlives them may begin. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build'
}

/** Where Next's build lies, as `next.config.ts` reads it. */
export function buildFolder(): string {
  return process.env.NEXT_DIST_DIR ?? '.next'
}

/** True in a server that people use; false in development and tests. */
export function isInProduction(): boolean {
  return process.env.NODE_ENV === 'production'
}
