import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { remindAccessEnds } from '@/plugins/commerce/user-products/jobs/remind-access-ends'
import { DAY_MS } from '@/src/domain/access/access-terms'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let admin: Customer
let product: TestProduct
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  product = await shop.product()
})
afterAll(() => shop.stop())
beforeEach(() => shop.database.query(`UPDATE user_products SET state = 'ended'`))

/** An access that was given a year ago and ends so many days from now. */
async function ending(of: Customer, inDays: number, { source = 'gift', since = 365 } = {}): Promise<string> {
  const [row] = await shop.database.query<{ id: string }>(
    `INSERT INTO user_products (user_id, product_id, state, source, source_key, access_ends_at, created_at)
     VALUES ($1, $2, 'active', $3::text::enum_user_products_source, $4, now() + make_interval(secs => 86400 * $5::float),
             now() - make_interval(days => $6)) RETURNING id`,
    [of.id, product.id, source, randomUUID(), inDays, since],
  )
  return row?.id ?? ''
}
const mailsAbout = (access: string) =>
  shop.database.query<{ days: string; state: string; message: string }>(
    `SELECT variables ->> 'daysLeft' AS days, state, message FROM email_outbox
      WHERE dedupe_key LIKE 'access-ending:' || $1 || ':%' ORDER BY created_at`,
    [access],
  )
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

describe('Access windows: reminders before the end', () => {
  it('come 14 and 3 days before, once each, however many processes remind', async () => {
    const access = await ending(await person(shop), 20)
    await remindAccessEnds(shop.payload)
    expect(await mailsAbout(access)).toEqual([])
    const count = await Promise.all([1, 2, 3].map(() => remindAccessEnds(shop.payload, inDays(7))))
    expect(count.sort()).toEqual([0, 0, 1])
    await remindAccessEnds(shop.payload, inDays(17.5))
    await remindAccessEnds(shop.payload, inDays(18))
    expect((await mailsAbout(access)).map(({ days }) => days)).toEqual(['13', '3'])
  })

  it('speak the language of the person, and say what renews it', async () => {
    const buyer = await person(shop)
    await shop.database.query(`UPDATE users SET locale = 'fr' WHERE id = $1`, [buyer.id])
    await ending(buyer, 10)
    await remindAccessEnds(shop.payload)
    const [mail] = await shop.mailsTo(buyer.email)
    expect(mail?.subject).toContain('Votre accès')
    expect(mail?.html).toContain(`/fr/learn-more-about-${product.slug}"`)
  })

  it('come once when the first was missed', async () => {
    const access = await ending(await person(shop), 2)
    await remindAccessEnds(shop.payload)
    await remindAccessEnds(shop.payload)
    expect(
      (await mailsAbout(access)).map(({ days }) => days),
      'the days that are left',
    ).toEqual(['2'])
  })

  it('do not come at once to whom staff have just given a few days more', async () => {
    const buyer = await person(shop)
    const access = await ending(buyer, -1)
    const body = { days: 5, reason: 'Was ill' }
    await shop.call('POST', `/users/${buyer.id}/user-products/${access}/extend`, { as: admin, body })
    await remindAccessEnds(shop.payload)
    expect(await mailsAbout(access)).toEqual([])
    await remindAccessEnds(shop.payload, inDays(2.5))
    expect((await mailsAbout(access)).map(({ days }) => days)).toEqual(['3'])
  })

  it.each<[string, (buyer: Customer) => Promise<string>]>([
    ['when it was never longer', (buyer) => ending(buyer, 10, { since: 1 })],
    [
      'when another source lasts longer',
      async (buyer) => {
        const access = await ending(buyer, 10)
        await ending(buyer, 30, { source: 'staff' })
        return access
      },
    ],
    ['when it has ended', (buyer) => ending(buyer, -1)],
    [
      'when the account is deactivated',
      async (buyer) => {
        await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = $1`, [buyer.id])
        return ending(buyer, 10)
      },
    ],
  ])('do not come %s', async (_, given) => {
    const access = await given(await person(shop))
    await remindAccessEnds(shop.payload)
    expect(await mailsAbout(access)).toEqual([])
  })

  it('do not leave after an extension, and begin anew before the new end', async () => {
    const buyer = await person(shop)
    const access = await ending(buyer, 10)
    await remindAccessEnds(shop.payload)
    const body = { days: 30, reason: 'Was ill' }
    await shop.call('POST', `/users/${buyer.id}/user-products/${access}/extend`, { as: admin, body })
    expect(await mailsAbout(access)).toMatchObject([{ state: 'cancelled' }])
    await remindAccessEnds(shop.payload)
    await remindAccessEnds(shop.payload, inDays(27))
    expect((await mailsAbout(access)).map(({ state }) => state)).toEqual(['cancelled', 'queued'])
  })

  it('leave none that names the old end when an extension comes while they are written', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = await person(shop)
      const access = await ending(buyer, 10)
      const body = { days: 30, reason: 'Was ill' }
      const [extended] = await Promise.all([
        shop.call('POST', `/users/${buyer.id}/user-products/${access}/extend`, { as: admin, body }),
        remindAccessEnds(shop.payload),
      ])
      expect(extended.status).toBe(200)
      expect((await mailsAbout(access)).filter(({ state }) => state !== 'cancelled')).toEqual([])
    }
  })
})
