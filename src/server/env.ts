import type { z } from 'zod'
import { ENV_VARIABLES } from './env-variables'

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
  if (values.DATABASE_POOLER === 'on' && !values.DATABASE_DIRECT_URL) {
    problems.push(
      'DATABASE_DIRECT_URL: is missing beside DATABASE_POOLER=on. It leads to the same database past the pooler',
    )
  }
  const store = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const given = store.find((name) => values[name])
  if (given && !values.S3_BUCKET) {
    problems.push(`S3_BUCKET: is missing beside ${given}. Example: S3_BUCKET=my-shop`)
  }
  if (values.S3_ACCESS_KEY_ID && !values.S3_SECRET_ACCESS_KEY) {
    problems.push('S3_SECRET_ACCESS_KEY: is missing beside S3_ACCESS_KEY_ID. Set both or neither')
  }
  if (values.S3_SECRET_ACCESS_KEY && !values.S3_ACCESS_KEY_ID) {
    problems.push('S3_ACCESS_KEY_ID: is missing beside S3_SECRET_ACCESS_KEY. Set both or neither')
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
