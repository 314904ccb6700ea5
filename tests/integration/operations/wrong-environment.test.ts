import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { databaseProblem } from '@/src/server/db/database-problem'
import { startDatabase, type TestDatabase } from '../../support/environment/database'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'
import { npmRun } from '../../support/npm-run'

const run = startRun()
let database: TestDatabase
beforeAll(async () => {
  database = await startDatabase()
})
afterAll(async () => {
  await database.stop()
  await run.stopAll()
})

/** The address of the database that is there, with something changed. */
function address(change: (url: URL) => void): string {
  const url = new URL(database.url)
  change(url)
  return url.href
}

const wrongPassword = () => address((url) => Object.assign(url, { password: 'not-it' }))
const wrongName = () => address((url) => Object.assign(url, { pathname: '/none' }))

describe('Operations: a wrong DATABASE_URL is told in one sentence that names it', () => {
  it('finds nothing wrong with a right one', async () => {
    expect(await databaseProblem(database.url)).toBeNull()
  })

  it.each<[string, () => string | Promise<string>, RegExp]>([
    ['a password', wrongPassword, /^DATABASE_URL: \S+:\d+ refuses this password of "postgres"\. Characters/],
    ['a name', wrongName, /no database "none" at/],
    [
      'a host',
      () => address((url) => Object.assign(url, { hostname: 'no-host.invalid' })),
      /no host "no-host/,
    ],
    [
      'a port where nobody listens',
      async () => {
        const port = String(await findFreePort())
        return address((url) => Object.assign(url, { port }))
      },
      /^DATABASE_URL: nothing answers at \S+:\d+\. Is PostgreSQL running, and is this where\?$/,
    ],
    ['something that is no address', () => 'training', /^DATABASE_URL: is not the address of a PostgreSQL/],
    ['a password that breaks the address', () => 'postgresql://me:a#b/c@localhost/x', /is not the address/],
  ])('%s', async (_, makeUrl, sentence) => {
    const problem = await databaseProblem(await makeUrl())
    expect(problem).toMatch(sentence)
    expect(problem).not.toContain('not-it')
    expect(problem).not.toContain('\n')
  })

  it('a server that is no PostgreSQL', async () => {
    const server = createServer((_, response) => response.end('hello'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const problem = await databaseProblem(`postgresql://me:secret@127.0.0.1:${port}/shop`)
    server.closeAllConnections()
    server.close()
    expect(problem).toMatch(new RegExp(`^DATABASE_URL: .*127\\.0\\.0\\.1:${port}`))
    expect(problem).not.toContain('secret')
  })
})

describe('Operations: every wrong variable is told at the start, all of them at once', () => {
  it.each<[string, string[]]>([
    ['migrate', []],
    ['seed', ['reference']],
    ['import:people', ['people.csv']],
    ['superuser', ['you@example.com']],
    ['build', []],
  ])('by npm run %s, before it does anything', async (command, args) => {
    const env = scriptEnvironment(wrongName(), await temporaryFolder(run))
    const { code, output } = await npmRun(command, args, {
      ...env,
      MAIL_FROM: 'nobody',
      SWEEP_INTERVAL_MS: '1',
    })
    expect(output).toContain('there is no database "none"')
    expect(output.trim().split('\n')).toHaveLength(4)
    expect(output).toMatch(/MAIL_FROM: .*\n.*SWEEP_INTERVAL_MS: .*\n.*DATABASE_URL: /)
    expect(code).toBe(1)
  })

  it.each(['demo', 'dev'])('by npm run %s, with the ports that are taken', async (command) => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    const { code, output } = await npmRun(command, [], {
      DATABASE_URL: wrongName(),
      DEMO_DATA_DIR: await temporaryFolder(run),
      PORT: 'abc',
      PAYPAL_SIMULATOR_PORT: String(port),
      MAIL_UI_PORT: String(await findFreePort()),
      RATE_LIMIT_SCALE: '-1',
    })
    taken.close()
    expect(output).toMatch(
      /PORT=abc is not a port number.*\nRATE_LIMIT_SCALE: .*\nDATABASE_URL: .*\nPort \d+ \(PayPal/,
    )
    expect(output).not.toMatch(/Start the|Migrate|Build/)
    expect(code).toBe(1)
  })

  it('by npm test, before a test runs', async () => {
    const { code, output } = await npmRun('test', ['--only', 'integration'], { DATABASE_URL: wrongName() })
    expect(output).toContain('DATABASE_URL: ')
    expect(output).toMatch(/^0 passed, 1 failed$/m)
    expect(code).toBe(1)
  })
})
