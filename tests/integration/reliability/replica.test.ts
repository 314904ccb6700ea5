// @vitest-environment-options { "process": "reads from a replica" }
import { spawnSync } from 'node:child_process'
import { appendFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres } from '@/scripts/environment/postgres.mjs'
import { choosePostgresPlace } from '@/scripts/environment/postgres-place.mjs'
import { openReplica } from '@/src/server/db/open-replica'
import { readingPool } from '@/src/server/db/reading-pool'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { eventually } from '../../support/running-shop'

const run = startRun()
let primary: Pool
let standby: Client
let payload: Payload
let stopStandby: () => Promise<void>
let close: () => Promise<void>
beforeAll(async () => {
  const folder = await temporaryFolder(run)
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')]
  const log = path.join(folder, 'postgres.log')
  const making = startRun()
  const { port } = await startPostgres(making, { folder: first, log })
  await making.stopAll()
  const { data } = choosePostgresPlace(second)
  spawnSync('cp', ['-a', choosePostgresPlace(first).data, data])
  const { url } = await startPostgres(run, { folder: first, log, port })
  const line = new URL(url('postgres'))
  const follows = `host=${line.hostname} port=${line.port} user=${line.username} password=${line.password}`
  await appendFile(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = '${follows}'\nhot_standby = on\n`,
  )
  await writeFile(path.join(data, 'standby.signal'), '', { mode: 0o644 })
  const following = startRun()
  stopStandby = () => following.stopAll()
  const copy = await startPostgres(following, { folder: second, log: `${log}.2` })

  primary = new Pool({ connectionString: url('postgres') })
  standby = new Client(copy.url('postgres'))
  standby.on('error', () => undefined)
  await standby.connect()
  await primary.query('CREATE TABLE sales (cents int)')
  payload = { db: { pool: primary }, config: {}, logger: { warn: () => undefined } } as unknown as Payload
  close = openReplica(payload, copy.url('postgres'))
})
afterAll(async () => {
  await close?.()
  await standby?.end().catch(() => undefined)
  await stopStandby?.()
  await primary?.end()
  await run.stopAll()
})

/** Whether a report reads from the replica, and how many sales it sees. */
async function report() {
  const sql = await readingPool(payload)
  const { rows } = await sql.query<{ isReplica: boolean; sales: number }>(
    'SELECT pg_is_in_recovery() AS "isReplica", (SELECT count(*)::int FROM sales) AS sales',
  )
  return rows[0]
}

describe('Architecture: reports read from a replica', () => {
  it('which has what was committed just before, each time', async () => {
    await eventually('the replica follows', async () => (await report())?.isReplica === true)
    for (let sold = 1; sold <= 50; sold++) {
      await primary.query('INSERT INTO sales VALUES (100)')
      expect(await report()).toEqual({ isReplica: true, sales: sold })
    }
  })

  it('and from the database itself while the replica is behind', async () => {
    await standby.query('SELECT pg_wal_replay_pause()')
    await primary.query('INSERT INTO sales VALUES (100)')
    expect(await report()).toEqual({ isReplica: false, sales: 51 })
    await standby.query('SELECT pg_wal_replay_resume()')
  })

  it('or away', async () => {
    await close()
    close = openReplica(payload, 'postgresql://nobody:secret@127.0.0.1:9/none')
    expect(await report()).toEqual({ isReplica: false, sales: 51 })
    await close()
    expect(await report(), 'without one').toEqual({ isReplica: false, sales: 51 })
  })
})
