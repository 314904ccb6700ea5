import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoadedRow } from '@/plugins/back-office/catalog/load-catalog'
import { person } from '../../support/factories/person'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
})
afterAll(() => shop.stop())

type Sheet = Record<string, string>[]
type Options = { as?: Customer | null; seen?: Record<string, string | null> }

const sku = () => `S-${randomUUID().slice(0, 8).toUpperCase()}`
const send = (rows: Sheet | string, isPreview: boolean, { as = admin, seen }: Options = {}) => {
  const list = typeof rows === 'string' ? rows : stringify(rows, { header: true })
  const body = { list, isPreview, ...(seen ? { seen } : {}) }
  return shop.call<{ rows: LoadedRow[]; errors?: { path: string }[] }>('POST', '/products/import', {
    as,
    body,
  })
}
const look = async (rows: Sheet) => (await send(rows, true)).body.rows
const load = async (rows: Sheet, options?: Options) => (await send(rows, false, options)).body.rows
const download = async (of: string): Promise<Sheet> => {
  const query = `format=csv&where[sku][equals]=${of}`
  const response = await rawCall('GET', `/products/export?${query}`, { as: admin })
  return parse(await response.text(), { columns: true, bom: true })
}
const stored = async (of: string) => {
  const { docs } = await shop.payload.find({
    collection: 'products',
    where: { sku: { equals: of } },
    draft: true,
    locale: 'all',
    depth: 0,
  })
  return docs[0] as unknown as Record<string, unknown>
}
const NEW = { Title: 'Sleeping better', Summary: 'Small steps towards calmer nights.', Price: '49,00 $' }

describe('The catalog as a spreadsheet', () => {
  it('shows what would become of each row, keeps nothing, and then makes drafts of new SKUs in both languages', async () => {
    const of = sku()
    const row = {
      ...{ SKU: of, ...NEW, 'Title (French)': 'Mieux dormir', Access: 'a number of days', Days: '90' },
      ...{ 'Price to renew': '19', 'Shown large': 'no', 'A column of my own': 'mine' },
    }
    expect(await look([row])).toMatchObject([{ line: 2, sku: of, outcome: 'new', seen: null }])
    expect(await stored(of)).toBeUndefined()

    expect(await load([row])).toMatchObject([{ outcome: 'new' }])
    expect(await stored(of)).toMatchObject({
      ...{ _status: 'draft', priceCents: 4_900, renewalPriceCents: 1_900, kind: 'program' },
      ...{ title: { en: 'Sleeping better', fr: 'Mieux dormir' }, slug: { en: 'sleeping-better' } },
      access: { kind: 'days', days: 90, from: 'purchase' },
    })
    expect((await shop.call('GET', `/products/slug/sleeping-better`)).status, 'nobody sees it').toBe(404)
    expect(await load([row]), 'a second time').toMatchObject([{ outcome: 'unchanged', changes: [] }])
  })

  it('comes back as it was downloaded, whatever stands in its cells', async () => {
    const program = await shop.product({ title: '=1+1; "so", it said', priceCents: 12_345 })
    const [row = {}] = await download(program.sku)
    expect(row).toMatchObject({ SKU: program.sku, Price: '123.45', Published: 'Yes' })
    expect(row.Title, 'no formula').toBe(`'=1+1; "so", it said`)
    expect(await look([row])).toMatchObject([{ outcome: 'unchanged' }])
    const changed = stringify([{ ...row, Price: '99,5' }], { header: true, delimiter: ';', bom: true })
    expect((await send(changed, false)).body.rows).toMatchObject([
      { outcome: 'changed', changes: [{ column: 'Price', from: '123.45', to: '99.50' }] },
    ])
    expect((await shop.call('GET', `/products/id/${program.id}`)).body).toMatchObject({
      data: { price: 99.5, title: '=1+1; "so", it said' },
    })
  })

  it('names the cell that says nothing sensible, and keeps the rows beside it', async () => {
    const program = await shop.product()
    const [whole, twice] = [sku(), sku()]
    const cases: [Record<string, string>, object][] = [
      [{ SKU: whole, ...NEW, Address: `address-${whole.toLowerCase()}` }, { outcome: 'new' }],
      [{ SKU: '', ...NEW }, { refusal: { code: 'no-sku' } }],
      [{ SKU: twice, ...NEW, Address: `address-${twice.toLowerCase()}` }, { outcome: 'new' }],
      [{ SKU: twice.toLowerCase(), ...NEW }, { refusal: { code: 'repeated' } }],
      [
        { SKU: sku(), Title: 'No price', Summary: 'None.' },
        { refusal: { code: 'missing', column: 'Price' } },
      ],
      [{ SKU: sku(), ...NEW, Access: 'days' }, { refusal: { code: 'missing', column: 'Days' } }],
      [{ SKU: program.sku, Price: '-1' }, { refusal: { code: 'bad-cell', column: 'Price' } }],
      [{ SKU: sku(), ...NEW, Kind: 'car' }, { refusal: { code: 'bad-cell', column: 'Kind' } }],
      [{ SKU: sku(), ...NEW, Days: '1.5' }, { refusal: { code: 'bad-cell', column: 'Days' } }],
      [
        { SKU: sku(), ...NEW, Address: 'Not an address' },
        { refusal: { code: 'bad-cell', column: 'Address' } },
      ],
      [
        { SKU: sku(), ...NEW, 'Open until': '2026-03-08 02:30' },
        { refusal: { code: 'bad-cell', column: 'Open until' } },
      ],
      [{ SKU: sku(), ...NEW, Title: 'x'.repeat(121) }, { refusal: { code: 'bad-cell', column: 'Title' } }],
      [{ SKU: sku(), ...NEW, Address: program.slug }, { refusal: { code: 'not-saved' } }],
    ]
    const headings = [...new Set(cases.flatMap(([row]) => Object.keys(row)))]
    const rows = cases.map(([row]) => Object.fromEntries(headings.map((name) => [name, row[name] ?? ''])))
    expect(await load(rows)).toMatchObject(cases.map(([, outcome]) => outcome))
    expect(await stored(whole)).toBeDefined()
    expect((await stored(program.sku))?.priceCents).toBe(program.priceCents)
  })

  it('keeps what somebody else saved after it was looked at, and never publishes a draft along', async () => {
    const program = await shop.product()
    const rows = [{ SKU: program.sku, Price: '1.00' }]
    const [{ seen } = { seen: null }] = await look(rows)
    await shop.payload.update({ collection: 'products', id: program.id, data: { priceCents: 7_700 } })
    const asSeen = { seen: { [program.sku]: seen } }
    expect(await load(rows, asSeen)).toMatchObject([
      { outcome: 'refused', refusal: { code: 'changed-since' } },
    ])
    expect((await stored(program.sku))?.priceCents).toBe(7_700)

    await shop.payload.update({
      ...{ collection: 'products', id: program.id, draft: true, locale: 'en' },
      data: { title: 'Not out yet', _status: 'draft' },
    })
    expect(await load(rows)).toMatchObject([{ refusal: { code: 'has-draft' } }])
    await shop.payload.delete({ collection: 'products', id: program.id, trash: true }).catch(() => undefined)
  })

  it('loads one file once, also when two of the staff press at the same moment', async () => {
    const rows = Array.from({ length: 6 }, () => {
      const of = sku()
      return { SKU: of, ...NEW, Address: of.toLowerCase() }
    })
    const other = await person(shop, 'admin')
    const both = await Promise.all([load(rows), load(rows, { as: other })])
    for (const [index] of rows.entries()) {
      expect(both.map((loaded) => loaded[index]?.outcome).sort()).toEqual(['new', 'unchanged'])
    }
    const [count] = await shop.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM products WHERE sku = ANY ($1)',
      [rows.map(({ SKU }) => SKU)],
    )
    expect(count?.count).toBe(rows.length)
  })

  it('is for staff with the right to change programs, and for tables with a SKU', async () => {
    const [customer, limited] = [await person(shop), await person(shop, 'admin')]
    await shop.database.query(`UPDATE users SET rights = '["money"]' WHERE id = $1`, [limited.id])
    const rows = [{ SKU: sku(), ...NEW }]
    for (const [as, status] of [
      [null, 401],
      [customer, 403],
      [limited, 403],
    ] as const) {
      expect((await send(rows, false, { as })).status).toBe(status)
    }
    for (const list of ['', 'Title\nSleeping better', 'SKU\n"never closed', `SKU\n${'A\n'.repeat(2_001)}`]) {
      const answer = await send(list, true)
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'list'])
    }
  })
})
