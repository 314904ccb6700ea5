import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectTo } from '@/scripts/environment/database.mjs'
import { typescript } from '@/scripts/environment/typescript.mjs'
import { importPeopleFile, manyPeople, peopleFile, traceOf } from '../../support/people-file'
import { type Shop, startShop, type TestProduct } from '../../support/shop'

const isDeep = process.env.TEST_DEPTH === 'deep'
const MANY = isDeep ? 20_000 : 2_000

let shop: Shop
let products: TestProduct[] = []
beforeAll(async () => {
  shop = await startShop()
  products = [await shop.product({ sku: 'OLD-A' }), await shop.product({ sku: 'OLD-B' })]
})
afterAll(() => shop.stop())

const SKUS = ['OLD-A', 'OLD-B'] as const

describe('Reliability: an import of many people', () => {
  it(`imports ${MANY} people once, and changes nothing the second time`, async () => {
    const content = manyPeople(MANY, 'many', SKUS)
    const first = await importPeopleFile(shop, content)
    expect(first.tally).toEqual({ created: MANY, updated: 0, unchanged: 0, refused: 0 })
    expect(first.rows).toHaveLength(MANY)
    const before = await traceOf(shop, 'many')
    const second = await importPeopleFile(shop, content, { batch: 'again' })
    expect(second.tally).toEqual({ created: 0, updated: 0, unchanged: MANY, refused: 0 })
    expect(await traceOf(shop, 'many')).toBe(before)
  })

  it('ends the same when it is killed in the middle and run again', async () => {
    const count = isDeep ? 20_000 : 2_000
    const file = await peopleFile(manyPeople(count, 'killed', SKUS))
    const stored = async () => {
      const [row] = await shop.database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM users WHERE email LIKE 'killed-%'`,
      )
      return row?.count ?? 0
    }
    // Somebody else is just signing up with the last address: the import waits there, and cannot end before it is killed.
    const other = await connectTo(shop.database.url)
    await other.query('BEGIN')
    await other.query(
      `INSERT INTO users (email, firstname, lastname) VALUES ('killed-${count - 1}@example.com', 'Ada', 'One')`,
    )
    const { command: node, args } = typescript('src/imports/index.ts')
    const command = spawn(node, [...args, file], { stdio: ['ignore', 'ignore', 'inherit'] })
    const exited = once(command, 'exit')
    const deadline = Date.now() + 120_000
    while ((await stored()) === 0) {
      if (command.exitCode !== null || Date.now() > deadline) throw new Error('the import never began')
      await wait(5)
    }
    command.kill('SIGKILL')
    await exited
    await other.query('ROLLBACK')
    await other.end()
    const inTheMiddle = await stored()
    expect(inTheMiddle).toBeGreaterThan(0)
    expect(inTheMiddle).toBeLessThan(count)
    const { tally } = await importPeopleFile(shop, manyPeople(count, 'killed', SKUS))
    expect(tally).toEqual({ created: count - inTheMiddle, updated: 0, unchanged: inTheMiddle, refused: 0 })
    await importPeopleFile(shop, manyPeople(count, 'unhurt', SKUS))
    expect(await traceOf(shop, 'killed')).toBe(await traceOf(shop, 'unhurt'))
  }, 180_000)

  it('makes one account of each person when two imports of one file run at once', async () => {
    const content = manyPeople(700, 'twice', SKUS)
    const imports = await Promise.all([importPeopleFile(shop, content), importPeopleFile(shop, content)])
    expect(imports.map(({ tally }) => tally.created + tally.unchanged)).toEqual([700, 700])
    expect(imports[0].tally.created + imports[1].tally.created).toBe(700)
  })

  it('keeps nothing of a dry run, and says what would become of each row', async () => {
    const content = manyPeople(600, 'dry', SKUS)
    const { tally, rows } = await importPeopleFile(shop, content, { isDryRun: true })
    expect(tally).toEqual({ created: 600, updated: 0, unchanged: 0, refused: 0 })
    expect(rows[0]).toEqual({
      row: '2',
      legacyId: 'dry-0',
      email: 'dry-0@example.com',
      outcome: 'created',
      reason: '',
    })
    expect(await traceOf(shop, 'dry')).toBe('[[],[],[],[],[]]')
  })
})

describe('what an import stores', () => {
  it('an account without a password, its programs since they were bought, and a mail that waits', async () => {
    await importPeopleFile(
      shop,
      'legacyId,email,firstname,lastname,purchases,agreedToPromotions,agreedToPromotionsAt\n' +
        '77,Ada.One@Example.com ,Ada,One,OLD-A@2023-05-01; old-b,yes,2022-03-04\n',
      { batch: 'spring' },
    )
    const [account] = await shop.database.query<Record<string, unknown>>(
      `SELECT * FROM users WHERE email = 'ada.one@example.com'`,
    )
    expect(account).toMatchObject({ migration: 'unclaimed', legacy_id: '77', hash: null, role: 'user' })
    expect(account).toMatchObject({
      agreed_to_promotions_at: new Date('2022-03-04'),
      agreed_to_terms_at: null,
    })
    const grants = await shop.database.query(
      `SELECT product_id, state, source, source_key, created_at::date::text AS since FROM user_products
        WHERE user_id = $1 ORDER BY source_key`,
      [account?.id],
    )
    expect(grants).toMatchObject([
      { product_id: products[0]?.id, state: 'active', source: 'migration', since: '2023-05-01' },
      { product_id: products[1]?.id, source_key: 'migration:77:old-b' },
    ])
    const mails = await shop.database.query(`SELECT * FROM email_outbox WHERE user_id = $1`, [account?.id])
    expect(mails).toMatchObject([{ message: 'migration-welcome', state: 'held', batch: 'spring' }])
    expect(JSON.stringify(mails)).not.toMatch(/token/)
  })

  it.each([
    [
      'semicolons between columns',
      '\uFEFFLegacy ID;E-Mail;First name;LASTNAME;Purchases\n1;s1@example.com;Ada;One;"OLD-A;OLD-B"\n',
    ],
    [
      'lines that end as on Windows',
      'legacyid,EMAIL,firstName,last_name,purchases\r\n2,s2@example.com,Ada,One,OLD-A;OLD-B\r\n',
    ],
    [
      'no line break at the end',
      'lastname,firstname,email,legacyId,other,purchases\nOne,Ada,s3@example.com,3,x,OLD-A;OLD-B',
    ],
  ])('reads a file with %s', async (_, content) => {
    const { tally, rows } = await importPeopleFile(shop, content)
    expect(rows[0]).toMatchObject({ row: '2', outcome: 'created', reason: '' })
    expect(tally.created).toBe(1)
    const [owned] = await shop.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM user_products g JOIN users u ON u.id = g.user_id WHERE u.email = $1',
      [rows[0]?.email],
    )
    expect(owned?.count).toBe(2)
  })

  it('takes over a changed name while nobody has claimed the account', async () => {
    const row = (name: string) => `legacyId,email,firstname,lastname\n900,name@example.com,${name},One\n`
    await importPeopleFile(shop, row('Ada'))
    expect((await importPeopleFile(shop, row('Adele'))).tally.updated).toBe(1)
    const [account] = await shop.database.query(`SELECT firstname FROM users WHERE legacy_id = '900'`)
    expect(account).toEqual({ firstname: 'Adele' })
    await shop.database.query(`UPDATE users SET migration = 'claimed' WHERE legacy_id = '900'`)
    expect((await importPeopleFile(shop, row('Other'))).tally.unchanged).toBe(1)
    const [claimed] = await shop.database.query(`SELECT firstname FROM users WHERE legacy_id = '900'`)
    expect(claimed).toEqual({ firstname: 'Adele' })
  })

  it('refuses a file whose first line lacks a column, before anything is written', async () => {
    for (const content of [
      '',
      'email,firstname,lastname\na@example.com,A,B\n',
      'legacyId,email,email,firstname,lastname\n',
    ]) {
      await expect(importPeopleFile(shop, content)).rejects.toThrow(/empty|missing: legacyId|twice: email/)
    }
  })
})

describe('a row that is refused says why, and harms no other', () => {
  const good = (mark: string) => `${mark},${mark}@example.com,Ada,One,OLD-A,no,`
  it.each<[string, string | Buffer, RegExp]>([
    ['no address', '1001,,Ada,One,,,', /email is missing/],
    ['not an address', '1002,not an address,Ada,One,,,', /not an address/],
    ['no number', ',x3@example.com,Ada,One,,,', /legacyId is missing/],
    ['no first name', '1004,x4@example.com, ,One,,,', /firstname is missing/],
    ['no last name', '1005,x5@example.com,Ada,,,,', /lastname is missing/],
    ['a name that is a novel', `1006,x6@example.com,${'A'.repeat(101)},One,,,`, /more than 100/],
    ['an unknown program', '1007,x7@example.com,Ada,One,OLD-A;NONE-1,,', /unknown sku: NONE-1/],
    ['a day that does not exist', '1008,x8@example.com,Ada,One,OLD-A@2023-02-30,,', /not a past date/],
    ['a day to come', '1009,x9@example.com,Ada,One,OLD-A@2031-01-01,,', /not a past date/],
    ['a consent nobody can read', '1010,x10@example.com,Ada,One,,perhaps,', /neither yes nor no/],
    ['a consent on no day', '1011,x11@example.com,Ada,One,,yes,soon', /not a past date/],
    ['too few columns', '1012,x12@example.com,Ada', /has 3 columns/],
    ['too many columns', '1013,x13@example.com,Ada,One,,,,,,', /has 10 columns/],
    ['another encoding', Buffer.from('1014,x14@example.com,Ad\xe9le,One,,,', 'latin1'), /not UTF-8/],
    ['a NUL', '1015,x15@example.com,Ada\0,One,,,', /not UTF-8/],
    ['a stray quote', '1016,x16@example.com,"Ada"x,One,,,', /quotation mark too many/],
  ])('%s', async (what, row, reason) => {
    const mark = `beside-${what.replace(/\W/g, '')}`
    const lines = [
      'legacyId,email,firstname,lastname,purchases,agreedToPromotions,agreedToPromotionsAt',
      good(`${mark}1`),
    ]
    const content = Buffer.concat([
      Buffer.from(`${lines.join('\n')}\n`),
      Buffer.from(row),
      Buffer.from(`\n${good(`${mark}2`)}\n`),
    ])
    const { tally, rows } = await importPeopleFile(shop, content)
    expect(rows.find(({ outcome }) => outcome === 'refused')).toMatchObject({
      row: '3',
      reason: expect.stringMatching(reason),
    })
    expect(tally).toEqual({ created: 2, updated: 0, unchanged: 0, refused: 1 })
    expect(
      await shop.database.query(`SELECT id FROM users WHERE legacy_id LIKE '10__' OR email LIKE 'x_@%'`),
    ).toEqual([])
  })

  it('the second of two rows with one number or one address', async () => {
    const rows = ['d1,d1@example.com,A,B', 'd1,d2@example.com,A,B', 'd3,D1@example.com,A,B']
    const { rows: report } = await importPeopleFile(
      shop,
      ['legacyId,email,firstname,lastname', ...rows].join('\n'),
    )
    expect(report.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
      ['2', 'created', ''],
      ['3', 'refused', 'same legacyId as row 2'],
      ['4', 'refused', 'same email as row 2'],
    ])
  })

  it('a quote that is never closed ends the reading there, and the rows before it are in', async () => {
    const rows = ['e1,e1@example.com,A,B', 'e2,e2@example.com,"A,B', 'e3,e3@example.com,A,B', '']
    const { rows: report, tally } = await importPeopleFile(
      shop,
      ['legacyId,email,firstname,lastname', ...rows].join('\n'),
    )
    expect(report[0]).toMatchObject({ legacyId: 'e1', outcome: 'created' })
    expect(tally).toMatchObject({ created: 1, refused: 1 })
    expect(report[1]?.reason).toMatch(/never closed; what follows was not read/)
  })

  it('a quotation mark that a later row closes by accident is named, whatever it swallowed', async () => {
    const rows = ['f1,f1@example.com,"A,B', 'f2,f2@example.com,"A",B', 'f3,f3@example.com,A,B', '']
    const { rows: report } = await importPeopleFile(
      shop,
      ['legacyId,email,firstname,lastname', ...rows].join('\n'),
    )
    expect(report.map(({ outcome }) => outcome)).toEqual(['refused', 'created'])
    expect(report[0]?.reason).toMatch(/several lines/)
  })
})
