import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { typescript } from '@/scripts/environment/typescript.mjs'
import { databaseUrl } from '../../support/environment/database'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'

const run = startRun()
const name = `hooked_${randomUUID().replaceAll('-', '')}`
const url = databaseUrl(inject('postgres').admin, name)
let folder: string
beforeAll(async () => {
  await createDatabase(inject('postgres').admin, name)
  folder = await temporaryFolder(run)
})
afterAll(async () => {
  await run.stopAll()
  await dropDatabase(inject('postgres').admin, name)
})

/** Gives how the process ended. */
async function runSite(mode: 'sell' | 'tell'): Promise<string> {
  const site = await run.start({
    name: `site that is to ${mode}`,
    ...typescript('tests/support/headless/telling-site.ts'),
    env: {
      ...process.env,
      ...scriptEnvironment(url, folder),
      MODE: mode,
      TOLD: path.join(folder, 'told'),
      BACKGROUND_JOBS: 'off',
      NODE_ENV: 'development',
      VITEST: undefined,
    },
    awaited: true,
    log: path.join(folder, `${mode}.log`),
  })
  const ended = await site.exited
  if (mode === 'sell' && !/SIGKILL/.test(ended)) throw new Error(site.output())
  return ended
}

const query = <Row>(statement: string) =>
  withConnection(url, async (client) => (await client.query(statement)).rows as Row[])

describe('Architecture, One source, two forms: a hook whose process is killed', () => {
  it('is called by the next process, once, for what was committed before the kill', async () => {
    expect(await runSite('sell')).toMatch(/SIGKILL/)
    const told = path.join(folder, 'told')
    expect(existsSync(told), 'the hook had not begun').toBe(false)
    const [waiting] = await query<{ id: string; state: string; isLeased: boolean; orders: number }>(
      `SELECT id, state, next_try_at > now() AS "isLeased", (SELECT count(*)::int FROM orders WHERE state = 'paid') AS orders FROM shop_events WHERE event = 'onOrderPaid'`,
    )
    expect(waiting).toMatchObject({ state: 'queued', isLeased: true, orders: 1 })
    // The dead process has it on lease: it is nobody else's until that is over.
    await query(`UPDATE shop_events SET next_try_at = now()`)
    expect(await runSite('tell')).toMatch(/code 0/)
    expect(readFileSync(told, 'utf8')).toBe(`${waiting?.id}\n`)
    expect(await query(`SELECT state, tries::int FROM shop_events WHERE event = 'onOrderPaid'`)).toEqual([
      { state: 'done', tries: 2 },
    ])
  })
})
