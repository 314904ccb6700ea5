import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { releaseAsCopy, releaseShop } from '@/scripts/release/release-shop'
import { pool } from '@/src/server/db/transaction'
import { recogniseInstance } from '@/src/server/instance/recognise-instance'
import { chargesOf } from '../../support/elapsed-time'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { invoiceOrder, offerInvoices } from '../../support/invoice'
import { approvedPurchase, order, owned } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

const SERVER = { name: 'shop', uploads: 'unused' }

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await offerInvoices(shop)
})
afterAll(() => shop.stop())

const restored = () =>
  shop.database.query(
    `INSERT INTO instance (id) VALUES ('restored') ON CONFLICT (one) DO UPDATE SET id = 'restored', is_copy = false`,
  )
const status = () => recogniseInstance(pool(shop.payload), SERVER)
const queued = async () =>
  (await shop.database.query(`SELECT 1 FROM email_outbox WHERE state = 'queued'`)).length
const isSignedIn = async (as: Customer) => (await shop.call('GET', '/users/profile', { as })).status === 200

describe('Operations: releasing a restored shop', () => {
  it('settles what was paid since the backup, once, and goes on behind the numbers known outside', async () => {
    const { buyer, program, token, orderNumber } = await approvedPurchase(shop)
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    await invoiceOrder(shop, await person(shop), [await shop.product()])
    await restored()
    const told = await releaseShop(shop.payload, SERVER, {
      lastInvoice: 41,
      lastCreditNote: 0,
      mail: 'cancel',
    })
    expect(told).toContain('The next invoice is INV-000042, the next credit note CN-000001.')
    expect(told).toContain('1 open payments were asked about: 1 had been paid and are settled now.')
    expect(await status()).toEqual({ kind: 'open' })
    expect(await isSignedIn(buyer), 'whoever signed out since is out').toBe(false)
    const again = await person(shop)
    expect((await invoiceOrder(shop, again, [await shop.product()])).body.invoiceNumber).toBe('INV-000042')
    const next = await order(shop, again, [await shop.product()])
    expect(Number(next.body.orderNumber) - Number(orderNumber)).toBeGreaterThan(9_000)
    const [row] = await shop.database.query<{ product_id: string }>(
      `SELECT product_id FROM user_products WHERE user_id = $1 AND state = 'active'`,
      [buyer.id],
    )
    expect(row?.product_id).toBe(program.id)
    expect(await chargesOf(shop, token)).toBe(1)
    await assertInvariants(shop)
  })

  it('passes over numbers known outside, and over no other', async () => {
    await shop.database.query(`UPDATE number_series SET last_number = last_number + 1 WHERE name = 'invoice'`)
    await expect(assertInvariants(shop)).rejects.toThrow('no number is missing')
    await shop.database.query(`UPDATE number_series SET last_number = last_number - 1 WHERE name = 'invoice'`)
    await assertInvariants(shop)
  })

  it('mails what is queued only when that was decided', async () => {
    await deliverOutbox(shop.payload)
    const buyer = await person(shop)
    await invoiceOrder(shop, buyer, [await shop.product()])
    expect(await queued()).toBe(1)
    await restored()
    await releaseShop(shop.payload, SERVER, { lastInvoice: 0, lastCreditNote: 0, mail: 'send' })
    expect(await queued()).toBe(1)
    await restored()
    await releaseShop(shop.payload, SERVER, { lastInvoice: 0, lastCreditNote: 0, mail: 'cancel' })
    expect(await queued()).toBe(0)
  })

  it('never sets a series back', async () => {
    await restored()
    const told = await releaseShop(shop.payload, SERVER, { lastInvoice: 7, lastCreditNote: 0, mail: 'send' })
    expect(told[0]).not.toContain('INV-000008')
  })
})

describe('Operations: releasing a copy on purpose', () => {
  it('empties what waits and asks the provider nothing', async () => {
    const { buyer, token } = await approvedPurchase(shop)
    await invoiceOrder(shop, buyer, [await shop.product()])
    await restored()
    await releaseAsCopy(shop.payload, SERVER)
    expect(await status()).toEqual({ kind: 'copy' })
    expect(await queued()).toBe(0)
    expect(await chargesOf(shop, token)).toBe(0)
    expect(
      await shop.database.query('SELECT 1 FROM payment_attempts WHERE next_check_at IS NOT NULL'),
    ).toEqual([])
    expect(await owned(shop, await person(shop))).toEqual([])
  })
})
