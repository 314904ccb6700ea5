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
  DATABASE_DIRECT_URL: {
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: 'is not the address of a PostgreSQL database' })
      .optional(),
    example: '',
    about: 'The same database past a pooler, for migrations, backups and the word that content changed.',
  },
  DATABASE_POOLER: {
    schema: z.enum(['on', 'off']).default('off'),
    example: 'off',
    about: 'Whether DATABASE_URL leads to a pooler in transaction mode, such as pgbouncer.',
  },
  DATABASE_REPLICA_URL: {
    schema: z
      .url({ protocol: /^postgres(ql)?$/, error: 'is not the address of a PostgreSQL database' })
      .optional(),
    example: '',
    about: 'A replica of the database, from which reports are read. Empty: they are read from DATABASE_URL.',
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
  NEXT_PUBLIC_OPTIONAL_SCRIPTS: {
    schema: z
      .string()
      .regex(
        /^(media|preferences|statistics|marketing)=https:\/\/\S+(\s+(media|preferences|statistics|marketing)=https:\/\/\S+)*$/,
        'must be such as statistics=https://stats.example.net/count.js#data-site=abc, several with a space between',
      )
      .optional(),
    example: '',
    about:
      'Scripts of others by the category of cookies each needs a yes to (media, preferences, statistics, marketing), such as statistics=https://stats.example.net/count.js#data-site=abc. Which categories are asked about staff say under “Cookie consent”. Read when the site is built.',
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
  CACHE_URL: {
    schema: z
      .url({ protocol: /^(redis|valkey)s?$/, error: 'must be an address such as redis://127.0.0.1:6379' })
      .optional(),
    example: '',
    about: 'Redis or Valkey, by which several processes share rendered pages. Empty: each renders its own.',
  },
  S3_BUCKET: {
    schema: z.string().min(3).max(63).optional(),
    example: '',
    about:
      'The bucket of an S3-compatible store for pictures and lesson files. Empty: they are kept in UPLOADS_DIR.',
  },
  S3_REGION: {
    schema: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
      .default('us-east-1'),
    example: 'us-east-1',
    about: 'The region of the bucket.',
  },
  S3_ENDPOINT: {
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.net' })
      .optional(),
    example: '',
    about: 'The address of the store. Empty: Amazon’s, of the region.',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string().min(1).optional(),
    example: '',
    about: 'Who asks the store. Empty: the role of the machine.',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().min(1).optional(),
    example: '',
    about: 'Goes with the access key id.',
  },
  S3_PATH_STYLE: {
    schema: z.enum(['on', 'off']).default('off'),
    example: 'off',
    about: 'Whether the bucket stands in the path of an address and not in its host, as many stores want it.',
  },
  S3_CHECKSUMS: {
    schema: z.enum(['always', 'required']).default('always'),
    example: 'always',
    about: 'When checksums are sent: required for stores that refuse them elsewhere.',
  },
  S3_LINK_SECONDS: {
    schema: z.coerce.number().int().min(60).max(604_800).default(21_600),
    example: '21600',
    about: 'How long a link to a lesson file works, in seconds; longer than the longest film.',
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
  SHUTDOWN_DELAY_MS: {
    schema: z.coerce.number().int().min(0).max(60_000).default(0),
    example: '0',
    about: 'How long a process asked to end still answers, its health failing, until a proxy saw it.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:4318' })
      .optional(),
    example: '',
    about: 'A collector of OpenTelemetry, which is sent traces and figures. Empty: nothing is sent.',
  },
  FAILPOINT: {
    schema: z.string().optional(),
    example: '',
    about: 'Kills the process at a named point of a payment, for crash tests. Never in live mode.',
  },
} as const satisfies Record<string, { schema: z.ZodType; example: string; about: string }>
