import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connectTo, createDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { startPostgres } from '@/scripts/environment/postgres.mjs'
import { findPostgresTools } from '@/scripts/environment/postgres-tools.mjs'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'
import { findInstalledPostgres } from '../../support/installed-postgres'
import { npmRun } from '../../support/npm-run'

vi.setConfig({ testTimeout: 300_000 })

const run = startRun()
const installed = findInstalledPostgres()
let url = ''
let folder = ''
let env: Record<string, string | undefined> = {}

beforeAll(async () => {
  folder = await temporaryFolder(run)
  const server = await startPostgres(run, {
    folder: path.join(folder, 'postgres'),
    log: path.join(folder, 'postgres.log'),
    durable: false,
    ...(installed ? { binaries: installed.binaries } : {}),
  })
  await createDatabase(server.url('postgres'), 'shop')
  url = server.url('shop')
  env = { ...scriptEnvironment(url, folder), INSTANCE_ID: 'shop' }
  const migrated = await npmRun('migrate', [], env)
  expect(migrated.code, migrated.output).toBe(0)
  await query(`INSERT INTO instance (id) VALUES ('shop')`)
  await sayIn('before')
})
afterAll(() => run.stopAll())

const query = <Row>(text: string) => withConnection(url, async (sql) => (await sql.query(text)).rows as Row[])
const at = (...parts: string[]) => path.join(folder, ...parts)

/** Something in the database and something among the uploads. */
async function sayIn(word: string): Promise<void> {
  await query(`INSERT INTO number_series (name, last_number) VALUES ('${word}', 7)`)
  await mkdir(at('uploads', 'media'), { recursive: true })
  await writeFile(at('uploads', 'media', 'picture.txt'), word)
}
const seriesThere = async () =>
  (await query<{ name: string }>('SELECT name FROM number_series ORDER BY name')).map(({ name }) => name)

describe('Operations: backup and restore of a PostgreSQL of one’s own', () => {
  it('brings database and uploads back as they were, with the pg_dump of the server, and leaves the shop held', async () => {
    const backup = at('backup')
    const made = await npmRun('backup', [backup], env)
    if (!installed) {
      expect(made.output, 'says what to install').toMatch(/There is no pg_dump of PostgreSQL \d+ here/)
      return
    }
    expect(made.code, made.output).toBe(0)
    expect(made.output).not.toContain('training@')
    await sayIn('after')
    const refused = await npmRun('restore', [backup], env)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('is not empty. Add --replace') })
    expect(await seriesThere()).toEqual(['after', 'before'])
    const restored = await npmRun('restore', [backup, '--replace'], env)
    expect(restored.code, restored.output).toBe(0)
    expect(await seriesThere()).toEqual(['before'])
    expect(await readFile(at('uploads', 'media', 'picture.txt'), 'utf8')).toBe('before')
    expect((await query<{ id: string }>('SELECT id FROM instance'))[0]?.id).toMatch(/^restored /)
    const untold = await npmRun('restore:release', [], env)
    expect(untold).toMatchObject({ code: 1, output: expect.stringContaining('Nobody is here to be asked') })
    const told = ['--last-invoice', 'INV-000041', '--last-credit-note', '0', '--mail', 'cancel']
    const released = await npmRun('restore:release', told, env)
    expect(released.output).toContain('The next invoice is INV-000042')
    expect(released.code).toBe(0)
    expect(await query('SELECT id FROM instance')).toEqual([{ id: 'shop' }])
  })

  it('refuses, and changes nothing: a changed backup, a database somebody works with, a newer version', async () => {
    if (!installed) return void expect(() => findPostgresTools(18)).toThrow('There is no pg_dump')
    const backup = at('second')
    expect((await npmRun('backup', [backup], env)).code).toBe(0)
    expect((await npmRun('backup', [backup], env)).output).toContain('is not empty. Name a new folder')
    const sql = await connectTo(url)
    const busy = await npmRun('restore', [backup, '--replace'], env)
    await sql.end()
    expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('1 connections are open') })
    const manifest = await readFile(path.join(backup, 'manifest.json'), 'utf8')
    const newer = { ...JSON.parse(manifest), migrations: ['99991231_000000_future'] }
    await writeFile(path.join(backup, 'manifest.json'), JSON.stringify(newer))
    expect((await npmRun('restore', [backup, '--replace'], env)).output).toContain(
      'newer version of the shop',
    )
    await writeFile(path.join(backup, 'manifest.json'), manifest)
    await writeFile(path.join(backup, 'uploads', 'media', 'picture.txt'), 'forged')
    expect((await npmRun('restore', [backup, '--replace'], env)).output).toContain('picture.txt was changed')
    await rm(path.join(backup, 'database.dump'))
    expect((await npmRun('restore', [backup, '--replace'], env)).output).toContain('database.dump is missing')
    expect(await seriesThere()).toContain('before')
  })
})
