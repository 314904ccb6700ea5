import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { connectTo, createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { adoptInstance } from '@/src/server/instance/adopt-instance'
import { recogniseInstance } from '@/src/server/instance/recognise-instance'
import { databaseUrl, startDatabase, type TestDatabase } from '../../support/environment/database'
import { startRun, temporaryFolder } from '../../support/environment/run'

type Server = { uploads: string; name?: string }

const run = startRun()
const clean: (() => Promise<void>)[] = []
let database: TestDatabase
let server: Server

beforeEach(async () => {
  database = await startDatabase()
  server = await newServer()
})
afterEach(async () => {
  await database.stop()
  for (const step of clean.splice(0)) await step()
})
afterAll(() => run.stopAll())

const newServer = async (): Promise<Server> => ({ uploads: path.join(await temporaryFolder(run), 'uploads') })

async function look({ uploads, name }: Server, url = database.url) {
  const sql = await connectTo(url)
  try {
    return await recogniseInstance(sql, { uploads, name })
  } finally {
    await sql.end()
  }
}

const adopt = ({ uploads, name }: Server, isCopy: boolean) =>
  withConnection(database.url, (sql) => adoptInstance(sql, { uploads, name }, { isCopy }))

/** The same database a second time, as a dump that is read in elsewhere, or a copy of its files, would be. */
async function copy(): Promise<string> {
  const { pathname } = new URL(database.url)
  const name = `${pathname.slice(1)}_copy`
  const admin = databaseUrl(database.url, 'postgres')
  await withConnection(admin, (client) =>
    client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
      pathname.slice(1),
    ]),
  )
  await createDatabase(admin, name, pathname.slice(1))
  clean.push(() => dropDatabase(admin, name))
  return databaseUrl(database.url, name)
}

const sell = () =>
  database.query(
    `INSERT INTO email_outbox (message, "to", variables, dedupe_key, state) VALUES ('invoice', 'a@example.com', '{}', 'x', 'queued')`,
  )

const OPEN = { kind: 'open' }

describe('Operations: whether a database is the shop’s own', () => {
  it('a new one is, the first time and ever after', async () => {
    expect(await look(server)).toEqual(OPEN)
    await sell()
    expect(await look(server)).toEqual(OPEN)
    expect(await look(server)).toEqual(OPEN)
  })

  it('one that has worked before there were names is', async () => {
    await sell()
    expect(await look(server)).toEqual(OPEN)
  })

  it('a copy of it is not, although the server and its uploads are the same', async () => {
    await look(server)
    const url = await copy()
    expect(await look(server, url)).toEqual({ kind: 'held', reason: 'unknown' })
    expect(await look(server), 'and the shop goes on').toEqual(OPEN)
  })

  it('is not on a server that never worked with it', async () => {
    await look(server)
    expect(await look(await newServer())).toEqual({ kind: 'held', reason: 'unknown' })
  })

  it('is not once it went back to an earlier time in its own place', async () => {
    await look(server)
    const [before] = await database.query<{ pulse: string }>('SELECT pulse FROM instance')
    await look(server)
    await database.query('UPDATE instance SET pulse = $1', [before?.pulse])
    expect(await look(server)).toEqual({ kind: 'held', reason: 'older' })
    await database.query('DELETE FROM instance')
    await sell()
    expect(await look(server), 'to a time before it had a name').toEqual({ kind: 'held', reason: 'other' })
  })

  it('is not when its server has lost what it knew', async () => {
    await look(server)
    await rm(`${server.uploads}.instances`, { recursive: true })
    expect(await look(server)).toEqual({ kind: 'held', reason: 'unknown' })
  })

  it('is known by a name on servers that keep no files, on all of them', async () => {
    const [one, two] = [
      { ...server, name: 'shop' },
      { ...(await newServer()), name: 'shop' },
    ]
    expect(await Promise.all([look(one), look(two), look(one), look(two)])).toEqual([OPEN, OPEN, OPEN, OPEN])
    expect(await look({ ...server, name: 'staging' })).toEqual({ kind: 'held', reason: 'other' })
  })

  it.each([false, true])(
    'is this server’s own once it was said so (as a copy: %s), and no other’s',
    async (isCopy) => {
      const other = await newServer()
      await look(server)
      await adopt(other, isCopy)
      expect(await look(other)).toEqual({ kind: isCopy ? 'copy' : 'open' })
      expect(await look(server)).toEqual({ kind: 'held', reason: 'other' })
      const named = { ...server, name: 'shop' }
      await adopt(named, isCopy)
      expect(await look(named)).toEqual({ kind: isCopy ? 'copy' : 'open' })
    },
  )

  it('waits for its migrations', async () => {
    await database.query('DROP TABLE instance')
    expect(await look(server)).toEqual({ kind: 'held', reason: 'unmigrated' })
  })

  it('is named once when many processes of a server start at the same moment', async () => {
    const looks = await Promise.all(Array.from({ length: 8 }, () => look(server)))
    expect(looks).toEqual(looks.map(() => OPEN))
    expect(await database.query('SELECT 1 FROM instance')).toHaveLength(1)
    expect(await look(server)).toEqual(OPEN)
  })
})
