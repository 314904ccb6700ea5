import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pool } from '@/src/server/db/transaction'
import { adoptInstance } from '@/src/server/instance/adopt-instance'
import { callsTo, chargesOf, letTimePass } from '../../support/elapsed-time'
import { startRun } from '../../support/environment/run'
import { person } from '../../support/factories/person'
import { invoiceOrder, offerInvoices } from '../../support/invoice'
import { approvedPurchase, owned } from '../../support/purchase'
import { eventually } from '../../support/running-shop'
import { ADDRESS, type Customer, type Shop, startShop, type TestProduct } from '../../support/shop'
import { type ShopProcess, startShopProcess } from '../../support/shop-process'

const run = startRun()
let shop: Shop
let server: ShopProcess
let waiting: Awaited<ReturnType<typeof approvedPurchase>>
let debtor: Customer

vi.setConfig({ testTimeout: 180_000 })

/** Mail that is queued, a payment that was approved, an invoice that is overdue; and then the database is restored. */
beforeAll(async () => {
  shop = await startShop()
  await offerInvoices(shop)
  waiting = await approvedPurchase(shop)
  debtor = await person(shop)
  await invoiceOrder(shop, debtor, [await shop.product()])
  await shop.database.query(`UPDATE invoices SET due_at = now() - interval '1 day'`)
  await letTimePass(shop)
  await shop.database.query(`INSERT INTO instance (id) VALUES ('restored')`)
  server = await startShopProcess(run, {
    databaseUrl: shop.database.url,
    smtpUrl: shop.mails.smtpUrl,
    paypalOrigin: shop.simulator.origin,
  })
  shop.simulator.sendWebhooksTo(`${server.origin}/api/payments/webhooks/paypal`)
})
afterAll(async () => {
  shop.simulator.sendWebhooksTo(undefined)
  await run.stopAll()
  await shop.stop()
})

type Ready = { status: string; checks: Record<string, { ok: boolean; detail: string }> }
const ready = async () => (await server.call('GET', '/ready')).body as Ready
const mailsSent = async () => (await shop.mails.mails()).map(({ subject }) => subject)

const order = (buyer: Customer, program: TestProduct, paymentMethod: string) =>
  server.call('POST', '/payments/orders', {
    token: buyer.token,
    body: {
      amount: program.priceCents / 100,
      paymentProvider: 'paypal',
      paymentMethod,
      products: [{ id: program.id, quantity: 1 }],
      billingAddress: ADDRESS,
    },
  })

describe('Operations: a shop whose database may be a copy is held', () => {
  it('says so', async () => {
    expect(await ready()).toMatchObject({
      status: 'held',
      checks: {
        database: { ok: true },
        instance: { ok: false, detail: expect.stringContaining('restored or copied') },
        provider: { ok: false, detail: expect.stringContaining('cut off') },
      },
    })
    expect(server.output()).toContain('HELD: this database was restored or copied')
  })

  it.each(['paypal', 'credit', 'invoice'])('takes no order by %s', async (method) => {
    const { status, body } = await order(await person(shop), await shop.product(), method)
    expect(status).toBe(503)
    expect(body).toMatchObject({ error: 'SERVICE_UNAVAILABLE' })
  })

  it('captures nothing for a buyer who comes back, and keeps the provider’s messages for later', async () => {
    const { token, buyer } = waiting
    const capture = await server.call('POST', `/payments/capture/paypal/${token}`, {
      token: buyer.token,
      body: {},
    })
    expect(capture).toMatchObject({ status: 503, body: { error: 'PROVIDER_UNAVAILABLE' } })
    await shop.simulator.control('POST', '/webhooks', { resend: 'all' })
    await eventually('the message is stored', async () => {
      const stored = await shop.database.query<{ processed_at: null }>(
        'SELECT processed_at FROM payment_events',
      )
      return stored.length > 0 && stored.every(({ processed_at }) => processed_at === null)
    })
    expect(await callsTo(shop, '/capture')).toEqual([])
  })

  it('mailed, settled and reminded of nothing, and goes on with all of it within moments of its release', async () => {
    expect(await mailsSent()).toEqual([])
    expect(await shop.database.query('SELECT 1 FROM email_outbox WHERE tries > 0')).toEqual([])
    expect(await shop.database.query('SELECT 1 FROM invoices WHERE reminders > 0')).toEqual([])
    await adoptInstance(pool(shop.payload), { name: 'demo', uploads: 'unused' }, { isCopy: false })
    await eventually('it is open', async () => (await ready()).status === 'ready')
    await eventually('the payment is settled', async () =>
      (await owned(shop, waiting.buyer)).includes(waiting.program.id),
    )
    expect(await chargesOf(shop, waiting.token)).toBe(1)
    await eventually('invoice, reminder and receipt are there', async () => (await mailsSent()).length === 3)
    expect((await order(await person(shop), await shop.product(), 'paypal')).status).toBe(200)
  })
})

describe('Operations: a copy on purpose', () => {
  it('delivers mail, and never asks the provider nor reminds anybody', async () => {
    await shop.database.query('UPDATE invoices SET reminders = 0, reminded_at = NULL')
    // While it is still a shop of its own, no message may make it take the money.
    shop.simulator.sendWebhooksTo(undefined)
    const { token, buyer } = await approvedPurchase(shop)
    await adoptInstance(pool(shop.payload), { name: 'demo', uploads: 'unused' }, { isCopy: true })
    await eventually(
      'it is a copy',
      async () => (await ready()).checks.instance?.detail === 'a copy to try things out',
    )
    await letTimePass(shop)
    expect((await ready()).checks.provider).toMatchObject({
      ok: false,
      detail: expect.stringContaining('cut off'),
    })
    expect((await server.call('GET', '/payments/methods')).body).toMatchObject({
      data: { credit: false, paypal: false, invoice: true },
    })
    expect((await order(buyer, await shop.product(), 'paypal')).status).toBe(409)
    const before = (await mailsSent()).length
    expect((await order(buyer, await shop.product(), 'invoice')).status).toBe(200)
    await eventually('the invoice is mailed', async () => (await mailsSent()).length === before + 1)
    expect(await chargesOf(shop, token)).toBe(0)
    expect(await shop.database.query('SELECT 1 FROM invoices WHERE reminders > 0')).toEqual([])
  })
})
