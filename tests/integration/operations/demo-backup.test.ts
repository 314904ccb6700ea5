import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { backUpDemo, restoreDemo } from '@/scripts/backup/demo'
import { createDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { openDemoData } from '@/scripts/environment/demo-data.mjs'
import { startPostgres } from '@/scripts/environment/postgres.mjs'
import { startRun, temporaryFolder } from '../../support/environment/run'

vi.setConfig({ testTimeout: 180_000 })

const run = startRun()
afterAll(() => run.stopAll())

/** Works in a demo's database while its PostgreSQL runs, and stops it again. */
async function inDemo(dataDir: string, statement: string): Promise<unknown[]> {
  const data = openDemoData(dataDir)
  const own = startRun()
  const server = await startPostgres(own, { folder: data.postgres, log: data.log('database') })
  try {
    const admin = server.url('postgres')
    const { rowCount } = await withConnection(admin, (sql) =>
      sql.query(`SELECT FROM pg_database WHERE datname = 'training'`),
    )
    if (rowCount === 0) await createDatabase(admin, 'training')
    return await withConnection(server.url('training'), async (sql) => (await sql.query(statement)).rows)
  } finally {
    await own.stopAll()
  }
}

it('Operations: a stopped demo is copied whole, comes back as it was, and is held', async () => {
  const folder = await temporaryFolder(run)
  const dataDir = path.join(folder, 'data')
  const backup = path.join(folder, 'backup')
  await inDemo(dataDir, 'CREATE TABLE instance (id text, is_copy boolean)')
  await inDemo(dataDir, `INSERT INTO instance VALUES ('demo', false)`)
  await writeFile(path.join(dataDir, 'secret'), 'first')
  expect(await backUpDemo(dataDir, backup)).toMatchObject({ kind: 'demo', postgres: 18 })
  await writeFile(path.join(dataDir, 'secret'), 'second')
  await inDemo(dataDir, 'DELETE FROM instance')
  await expect(restoreDemo(dataDir, backup, { replace: false })).rejects.toThrow('Add --replace')
  await restoreDemo(dataDir, backup, { replace: true })
  expect(await inDemo(dataDir, 'SELECT id FROM instance')).toEqual([
    { id: expect.stringMatching(/^restored /) },
  ])
})
