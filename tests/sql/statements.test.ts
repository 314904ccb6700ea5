import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDatabase, type TestDatabase } from '../support/environment/database'
import { scriptEnvironment } from '../support/environment/script-environment'
import { sourceFiles } from '../support/source-tree'
import { type CheckedStatement, checkStatements } from '../support/sql/check-statements'
import { WRONG_STATEMENTS, wrongFile } from './wrong-statements'

/** What nobody can prepare, and why it stands there: by its file and how it begins. */
const UNCHECKED: Record<string, string> = {
  'plugins/commerce/moving/their-shop.ts BEGIN': 'opens a transaction that reads',
  'plugins/commerce/moving/their-shop.ts SELECT': 'reads the tables of another shop',
  'plugins/files/resumable/upload-lock.ts LISTEN': 'opens a line',
  'src/seeds/year/moved-clock.ts BEGIN;': 'opens a transaction with a clock of its own',
  'src/seeds/year/moved-clock.ts SET': 'gives the database its own clock back, and closes it',
  'src/seeds/year/moved-clock.ts ROLLBACK': 'leaves nothing of it',
  'src/server/content-changes/watch-content.ts LISTEN': 'opens a line',
  // Its text is not known: the name of a table is in it.
  'src/server/db/one-writer.ts ': 'locks a row of whichever table it is given',
  'src/server/db/transaction.ts BEGIN': 'opens a transaction',
  'src/server/db/transaction.ts COMMIT': 'closes it',
  'src/server/db/transaction.ts ROLLBACK': 'closes it',
  'src/server/rate-limit/rate-limit.ts SELECT': 'makes its table on a site without our migrations',
}

const files = sourceFiles().filter(({ path }) => /^(app|collections|plugins|src)\//.test(path))
const keyOf = ({ file, says }: CheckedStatement) => `${file} ${says}`
const problemsOf = ({ file, line, problems }: CheckedStatement) =>
  problems.map((problem) => `${file}:${line}: ${problem}`)

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await startDatabase()
  // Files that are loaded for their statements may ask the environment.
  for (const [name, value] of Object.entries(scriptEnvironment(database.url, '.data'))) {
    if (value !== undefined && name !== 'NODE_ENV') process.env[name] = value
  }
  client = new pg.Client(database.url)
  await client.connect()
})

afterAll(async () => {
  await client?.end()
  await database?.stop()
})

describe('Architecture, Database: every SQL statement fits the migrated schema', () => {
  let statements: CheckedStatement[]
  let wrongRows: string[]

  beforeAll(async () => {
    const found = await checkStatements(files, client)
    statements = found.statements
    wrongRows = found.wrongRows
  })

  it('finds every call that sends SQL', () => {
    const calls = files.flatMap(({ text }) => text.match(/\.query[<(]/g) ?? [])
    expect(statements).toHaveLength(calls.length)
  })

  it('sends SQL in no other way', () => {
    const others = files
      .filter(({ text }) => /\.execute\(|drizzle-orm|\bpg\.(Client|Pool)\b/.test(text))
      .map(({ path }) => path)
    expect(others).toEqual([
      // Made of the same statements: it hands them to Payload's transaction.
      'plugins/commerce/guards/add-commerce-guards.ts',
      'src/seeds/stamp.ts',
      'src/server/db/request-sql.ts',
    ])
  })

  it('lets PostgreSQL read and plan each as it is written, with as many values as it takes', () => {
    const checked = statements.filter((each) => !(keyOf(each) in UNCHECKED))
    const typed = checked.filter(({ declared }) => declared !== null)
    process.stdout.write(
      `${checked.length} of ${statements.length} SQL statements checked, ${typed.length} row types; not checked:\n` +
        Object.entries(UNCHECKED)
          .map(([what, why]) => `  ${what} …: ${why}\n`)
          .join(''),
    )
    expect(checked.flatMap(problemsOf)).toEqual([])
  })

  it('answers the columns its row type declares and no other, each of its type, null only where it says so', () => {
    expect(wrongRows).toEqual([])
  })

  it('leaves out what is listed, and lists nothing that could be checked', () => {
    const failing = statements.filter(({ problems }) => problems.length > 0).map(keyOf)
    expect(Object.keys(UNCHECKED).filter((key) => !failing.includes(key))).toEqual([])
  })

  it('has a name of its own where PostgreSQL keeps it prepared', () => {
    const texts = new Map<string, Set<string>>()
    for (const { name, text } of statements.flatMap(({ forms }) => forms)) {
      if (name) texts.set(name, (texts.get(name) ?? new Set()).add(text))
    }
    expect(texts.size).toBeGreaterThan(40)
    expect([...texts].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([])
  })
})

describe('Architecture, Database: a statement that does not fit is found', () => {
  let found: Map<number, string>

  beforeAll(async () => {
    const { statements, wrongRows } = await checkStatements([wrongFile()], client)
    const all = [...statements.flatMap(problemsOf), ...wrongRows]
    found = new Map(all.map((each) => [Number(/:(\d+): /.exec(each)?.[1]), each.replace(/^.*?:\d+: /, '')]))
  })

  it.each(WRONG_STATEMENTS.map((each, index) => ({ ...each, line: index + 2 })))(
    '$rule',
    ({ line, problem }) => {
      expect(found.get(line) ?? 'fits').toBe(problem)
    },
  )
})
