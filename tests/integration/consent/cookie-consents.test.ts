import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

const choice = (changes: object = {}) => ({
  consentId: randomUUID(),
  categories: ['necessary'],
  textVersion: 1,
  decidedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
})
const keep = (body: object, as: Awaited<ReturnType<typeof person>> | null = null) =>
  shop.call<{ success: boolean; errors: { path: string }[] }>('POST', '/cookie-consents', {
    as,
    body,
    headers: { 'user-agent': 'Browser of Somebody/1.0' },
  })
const kept = (consentId: string) =>
  shop.database.query<Record<string, unknown>>(
    'SELECT * FROM cookie_consents WHERE consent_id = $1 ORDER BY decided_at',
    [consentId],
  )

describe('Cookies: proof of a choice', () => {
  it('says what was switched on, under which text, and when', async () => {
    const said = choice({ categories: ['media', 'necessary'] })
    expect((await keep(said)).status).toBe(200)
    expect(await kept(said.consentId)).toMatchObject([
      { choice: 'necessary, media', text_version: '1', decided_at: new Date('2026-11-20T12:00:00Z') },
    ])
  })

  it('says nothing of who chose: no address, no browser, no account', async () => {
    const said = choice()
    const customer = await person(shop)
    await keep(said, customer)
    const [row = {}] = await kept(said.consentId)
    expect(Object.keys(row).sort()).toEqual([
      'choice',
      'consent_id',
      'created_at',
      'decided_at',
      'id',
      'text_version',
      'updated_at',
    ])
    expect(JSON.stringify(row)).not.toContain(customer.id)
  })

  it('is kept once for a choice that is sent twice, and again for each change of mind', async () => {
    const said = choice()
    await Promise.all([keep(said), keep(said), keep(said)])
    await keep({ ...said, categories: ['necessary', 'media'], decidedAt: '2026-11-21T08:00:00.000Z' })
    expect((await kept(said.consentId)).map((row) => row.choice)).toEqual(['necessary', 'necessary, media'])
  })

  it('is never dated ahead, whatever a clock says', async () => {
    const said = choice({ decidedAt: '2126-01-01T00:00:00.000Z' })
    await keep(said)
    const [row] = await kept(said.consentId)
    expect(Number(row?.decided_at)).toBeLessThanOrEqual(Date.now() + 1_000)
  })

  it.each([
    ['an id that is none', { consentId: 'me' }],
    ['a category there is not', { categories: ['advertising'] }],
    ['no version', { textVersion: undefined }],
    ['no time', { decidedAt: 'yesterday' }],
  ])('refuses %s', async (_, changes) => {
    const { status, body } = await keep(choice(changes))
    expect(status).toBe(400)
    expect(body.errors[0]?.path.split('.')[0]).toBe(Object.keys(changes)[0])
  })
})
