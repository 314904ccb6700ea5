import { existsSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { openDemoData, rememberPostgresPort } from '@/scripts/environment/demo-data.mjs'
import { startPostgres } from '@/scripts/environment/postgres.mjs'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'
import { findInstalledPostgres } from '../../support/installed-postgres'
import { npmRun } from '../../support/npm-run'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

type Environment = Record<string, string | undefined>

const run = startRun()
const installed = findInstalledPostgres()
const guide = readFileSync('docs/operations.md', 'utf8')
let folder = ''
let shop: Environment
let copy: Environment
let production: Environment

beforeAll(async () => {
  folder = await temporaryFolder(run)
  const at = { folder: path.join(folder, 'postgres'), log: path.join(folder, 'postgres.log'), durable: false }
  const server = await startPostgres(run, { ...at, ...(installed ? { binaries: installed.binaries } : {}) })
  const place = async (name: string): Promise<Environment> => {
    await createDatabase(server.url('postgres'), name)
    const own = path.join(folder, name)
    await mkdir(own)
    const demo = { DEMO_DATA_DIR: path.join(folder, 'demo') }
    return { ...scriptEnvironment(server.url(name), own), ...demo, INSTANCE_ID: name }
  }
  shop = await place('shop')
  copy = await place('copy')
  production = await place('production')
  await startDemo(path.join(folder, 'demo'))
})
afterAll(() => run.stopAll())

/** A demo as `npm run demo` leaves it while it runs, as far as other commands see it. */
async function startDemo(dataDir: string): Promise<void> {
  await mkdir(dataDir)
  const data = openDemoData(dataDir)
  const server = await startPostgres(run, {
    folder: data.postgres,
    log: data.log('database'),
    durable: false,
  })
  rememberPostgresPort(data, server.port)
  await createDatabase(server.url('postgres'), 'training')
  const env = { ...scriptEnvironment(server.url('training'), folder), UPLOADS_DIR: data.uploads }
  for (const [command, args] of [
    ['migrate', []],
    ['seed', ['demo']],
  ] as const) {
    const done = await npmRun(command, args, env)
    expect(done.code, done.output).toBe(0)
  }
}

/** The commands of a section, in order, with the folder of the example as one of ours. */
function commandsOf(title: string): string[] {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? ''
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block.trim())
  return blocks
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replaceAll('backups/', `${folder}/backups/`))
}

/** Packages are there already; building and serving are tried in a browser, and for the image, and take minutes. */
const ELSEWHERE = /^npm (ci\b|run (build|start)$)/

/** Runs what the guide says in one section, as its reader would, and gives what was printed. */
async function follow(
  title: string,
  env: Environment,
  { codes = {} }: { codes?: Record<string, number> } = {},
) {
  const commands = commandsOf(title).filter((command) => !ELSEWHERE.test(command))
  expect(commands.length, title).toBeGreaterThan(0)
  let printed = ''
  for (const command of commands) {
    const [, name = '', args = ''] = /^npm run (\S+)(?: -- (.+))?$/.exec(command) ?? []
    const done = await npmRun(name, args.split(' ').filter(Boolean), env)
    expect(done.code, `${command}\n${done.output}`).toBe(codes[command] ?? 0)
    printed += done.output
  }
  return printed
}

const query = (env: Environment, text: string) =>
  withConnection(env.DATABASE_URL ?? '', async (sql) => (await sql.query(text)).rows as unknown[])
const count = async (env: Environment, table: string) => (await query(env, `SELECT 1 FROM ${table}`)).length

describe('Operations: the guide does what it says', () => {
  it('makes a shop, and its first superuser', async () => {
    expect(await follow('First start', shop)).toContain('/register?')
    expect(await count(shop, 'pages')).toBeGreaterThan(5)
  })

  it('backs it up, restores it, and makes a copy of it', async () => {
    if (!installed) return void expect(commandsOf('Backup')).toHaveLength(1)
    // As its first start does.
    await query(shop, `INSERT INTO instance (id) VALUES ('shop')`)
    await follow('Backup', shop)
    // Nobody can be asked in a test; the next command says what would have been asked.
    const released = await follow('Restore', shop, { codes: { 'npm run restore:release': 1 } })
    expect(released).toContain('The next invoice is INV-000042')
    expect(await follow('A copy to try things out', copy)).toContain('This is a copy now')
    expect(await count(copy, 'pages')).toBe(await count(shop, 'pages'))
  })

  it('upgrades it', async () => {
    await follow('Upgrade', shop)
  })

  it('takes the demo’s content into production, and nobody who was in it', async () => {
    const demo = { DATABASE_URL: demoUrl() }
    expect(await count(demo, 'users')).toBeGreaterThan(3)
    expect(await follow('From demo to production', production)).toContain('/register?')
    for (const table of ['pages', 'programs', 'lessons', 'products', 'resources', 'media', 'email_templates'])
      expect(await count(production, table), table).toBe(await count(demo, table))
    for (const table of [
      'users',
      'orders',
      'discounts',
      'user_products',
      'sessions',
      'email_outbox',
      'invoices',
    ])
      expect(await count(production, table), table).toBe(0)
    const uploads = production.UPLOADS_DIR ?? ''
    const pictures = (await query(production, 'SELECT filename FROM media')) as { filename: string }[]
    expect(pictures.filter(({ filename }) => !existsSync(path.join(uploads, 'media', filename)))).toEqual([])
  })

  it('may take it again, until somebody has an account there', async () => {
    expect((await npmRun('carry:content', [], production)).code).toBe(0)
    const taken = await npmRun('carry:content', ['--from', demoUrl(), '--uploads', 'none'], {
      ...production,
      DATABASE_URL: demoUrl(),
    })
    expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('a new shop only') })
  })
})

function demoUrl(): string {
  const port = readFileSync(openDemoData(path.join(folder, 'demo')).postgresPort, 'utf8').trim()
  return `postgresql://postgres:training@127.0.0.1:${port}/training`
}
