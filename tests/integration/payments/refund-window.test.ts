import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { processPaymentEvents } from '@/plugins/commerce/payments/jobs/process-payment-events'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { readAttention } from '@/plugins/commerce/staff/operations/read-attention'
import { person } from '../../support/factories/person'
import { documentsOf, invoiceOrder, markPaid, offerInvoices } from '../../support/invoice'
import { withListeningShop } from '../../support/listening-shop'
import { owned } from '../../support/purchase'
import { noticesTo, orderState, paidOrder, refundsOf, wentBack } from '../../support/refund'
import type { Customer, Shop } from '../../support/shop'
import { storedAbout } from '../../support/webhook-endpoint'

let shop: Shop
let admin: Customer
withListeningShop(async (found) => {
  shop = found.shop
  admin = await person(found.shop, 'admin')
})

type Reply = { refundId: string; status: string; goesOutAt?: string; error?: string }
/** As the button of the order's page asks. */
const ask = (orderId: string, body: object = {}, key: string = randomUUID()) =>
  shop.call<Reply>('POST', `/payments/orders/${orderId}/refund`, {
    as: admin,
    headers: { 'Idempotency-Key': key },
    body: { reason: 'Not for me', undoWindow: true, ...body },
  })
const takeBack = (orderId: string, refundId: string, as: Customer = admin) =>
  shop.call<{ error?: string }>('POST', `/payments/orders/${orderId}/refunds/${refundId}/undo`, { as })
/** Two minutes later. */
const wait = (refundId: string) =>
  shop.database.query(
    `UPDATE refunds SET held_until = now() - interval '1 second', next_check_at = now() - interval '1 second' WHERE id = $1`,
    [refundId],
  )
const bought = async () => {
  const buyer = await person(shop)
  const program = await shop.product()
  return { buyer, program, ...(await paidOrder(shop, buyer, [program])) }
}

describe('A refund by button waits two minutes before it goes out', () => {
  it('moves nothing until then, and takes up the money that it will give back', async () => {
    const { buyer, program, orderId, captureId } = await bought()
    const key = randomUUID()
    const asked = await ask(orderId, {}, key)
    expect([asked.status, asked.body.status]).toEqual([202, 'PENDING'])
    const seconds = (new Date(asked.body.goesOutAt ?? 0).getTime() - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(100)
    expect(seconds).toBeLessThan(121)
    expect((await ask(orderId, {}, key)).body.refundId).toBe(asked.body.refundId)
    expect((await ask(orderId)).body.error).toBe('REFUND_NOT_POSSIBLE')
    await sweepRefunds(shop.payload)
    await shop.call('POST', `/payments/orders/${orderId}/check`, { as: admin })
    expect(await wentBack(shop, captureId)).toEqual([])
    expect([await owned(shop, buyer), await orderState(shop, orderId)]).toEqual([[program.id], 'paid'])
    expect(await noticesTo(shop, buyer)).toEqual([])

    await wait(asked.body.refundId)
    await Promise.all([sweepRefunds(shop.payload), sweepRefunds(shop.payload)])
    expect(await wentBack(shop, captureId)).toEqual(['49.00'])
    expect([await owned(shop, buyer), await orderState(shop, orderId)]).toEqual([[], 'refunded'])
    expect((await noticesTo(shop, buyer)).length).toBe(1)
    expect((await takeBack(orderId, asked.body.refundId)).body.error).toBe('TOO_LATE_TO_UNDO')
  })

  it('is taken back by staff as often as they press, logged once, and can be asked for anew', async () => {
    const { buyer, program, orderId, captureId } = await bought()
    const { refundId } = (await ask(orderId)).body
    expect((await takeBack(orderId, refundId, buyer)).status).toBe(403)
    expect((await takeBack(orderId, randomUUID())).status).toBe(404)
    expect((await takeBack(randomUUID(), refundId)).status).toBe(404)
    for (const _ of [1, 2]) expect((await takeBack(orderId, refundId)).status).toBe(200)
    await wait(refundId)
    await sweepRefunds(shop.payload)
    expect(await wentBack(shop, captureId)).toEqual([])
    expect([await owned(shop, buyer), await orderState(shop, orderId)]).toEqual([[program.id], 'paid'])
    expect(await refundsOf(shop, orderId)).toMatchObject([
      { state: 'failed', problem: 'Taken back by staff before it went out.' },
    ])
    const log = await shop.database.query(
      `SELECT count(*)::int AS n FROM activity_log WHERE order_id = $1 AND action = 'refund.taken-back'`,
      [orderId],
    )
    expect(log).toEqual([{ n: 1 }])
    expect((await ask(orderId, { undoWindow: false })).status).toBe(200)
    expect(await wentBack(shop, captureId)).toEqual(['49.00'])
  })

  it('goes out at once where access must end now, and for calls that ask for no time', async () => {
    const first = await bought()
    const ending = await ask(first.orderId, { endAccess: true })
    expect([ending.status, ending.body.status]).toEqual([200, 'COMPLETED'])
    expect(await owned(shop, first.buyer)).toEqual([])
    const second = await bought()
    const line = await ask(second.orderId, { lines: [{ id: second.lineIds[0], endAccess: true }] })
    expect(line.body.status).toBe('COMPLETED')
    expect((await takeBack(second.orderId, line.body.refundId)).body.error).toBe('TOO_LATE_TO_UNDO')
  })

  it('is either taken back or sent, whichever comes first, and never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, program, orderId, captureId } = await bought()
      const { refundId } = (await ask(orderId)).body
      await shop.database.query(
        `UPDATE refunds SET held_until = clock_timestamp() + interval '20 milliseconds', next_check_at = clock_timestamp() WHERE id = $1`,
        [refundId],
      )
      const [undone] = await Promise.all([takeBack(orderId, refundId), sweepRefunds(shop.payload)])
      await wait(refundId)
      await sweepRefunds(shop.payload)
      const isSent = undone.status !== 200
      expect(await wentBack(shop, captureId)).toEqual(isSent ? ['49.00'] : [])
      expect(await owned(shop, buyer)).toEqual(isSent ? [] : [program.id])
    }
  })

  it('holds for an invoice, too, whose credit note comes when the time is over', async () => {
    await offerInvoices(shop)
    const buyer = await person(shop)
    const order = await invoiceOrder(shop, buyer, [await shop.product()])
    const { orderId } = order.body as unknown as { orderId: string }
    await markPaid(shop, admin, orderId)
    const { refundId } = (await ask(orderId)).body
    const notes = async () => (await documentsOf(shop, orderId)).filter(({ kind }) => kind === 'credit-note')
    expect(await notes()).toEqual([])
    await wait(refundId)
    for (const _ of [1, 2]) await sweepRefunds(shop.payload)
    expect((await notes()).length).toBe(1)
    expect(await orderState(shop, orderId)).toBe('refunded')
  })
})

const dispute = (captureId: string, body: object = {}) =>
  shop.simulator.control('POST', `/captures/${captureId}/dispute`, body as Record<string, unknown>)
const disputesOf = (orderId: string) =>
  shop.database.query<{ state: string; due: Date | null; reason: string; outcome: string | null }>(
    'SELECT state, respond_by AS due, reason, outcome FROM disputes WHERE order_id = $1',
    [orderId],
  )
const told = async (captureId: string, event: string) => {
  await storedAbout(shop, captureId, `CUSTOMER.DISPUTE.${event}`)
  await processPaymentEvents(shop.payload)
}

describe('A dispute at PayPal', () => {
  it('waits for staff with the day to answer by, tells them once, and changes neither money nor access', async () => {
    await shop.database.query(`UPDATE system_settings SET security_alert_email = 'alerts@example.com'`)
    const { buyer, program, orderId, captureId, orderNumber } = await bought()
    await shop.simulator.fault({ on: 'webhook', fault: 'twice' })
    await dispute(captureId, { dueInDays: 7 })
    await told(captureId, 'CREATED')
    const [open] = await disputesOf(orderId)
    expect(open).toMatchObject({ state: 'needs-answer', reason: 'merchandise or service not received' })
    const { disputes, disputeCount } = await readAttention(shop.payload)
    expect(disputeCount).toBe(1)
    expect(disputes).toMatchObject([{ number: orderNumber, amountCents: 4900, state: 'needs-answer' }])
    expect(new Date(disputes[0]?.respondBy ?? 0)).toEqual(open?.due)
    expect([await owned(shop, buyer), await orderState(shop, orderId)]).toEqual([[program.id], 'paid'])
    expect((await shop.mailsTo('alerts@example.com')).length).toBe(1)

    await dispute(captureId, { event: 'UPDATED', status: 'UNDER_REVIEW' })
    await told(captureId, 'UPDATED')
    expect(await disputesOf(orderId)).toMatchObject([{ state: 'waiting' }])
    await dispute(captureId, { event: 'RESOLVED', outcome: 'RESOLVED_SELLER_FAVOUR' })
    await told(captureId, 'RESOLVED')
    const settled = { state: 'resolved', due: null, outcome: 'resolved seller favour' }
    expect(await disputesOf(orderId)).toMatchObject([settled])

    // What comes late, or once more, does not open it again.
    await shop.database.query(
      `UPDATE payment_events SET processed_at = NULL, next_try_at = now() - interval '1 second' WHERE type LIKE 'CUSTOMER.DISPUTE.%'`,
    )
    await processPaymentEvents(shop.payload)
    expect(await disputesOf(orderId)).toMatchObject([settled])
    expect((await readAttention(shop.payload)).disputeCount).toBe(0)
    const log = await shop.database.query<{ action: string }>(
      `SELECT action FROM activity_log WHERE order_id = $1 AND action LIKE 'dispute.%' ORDER BY created_at`,
      [orderId],
    )
    expect(log.map(({ action }) => action)).toEqual(['dispute.opened', 'dispute.changed', 'dispute.resolved'])
  })

  it('of a payment that is not ours leaves no trace, and one that cannot be read stops nothing', async () => {
    for (const resource of [
      { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: 'FOREIGN123456' }] },
      { dispute_id: { of: 'nothing' } },
    ])
      await shop.database.query(
        `INSERT INTO payment_events (provider, event_id, type, body, next_try_at) VALUES ('paypal', $1, 'CUSTOMER.DISPUTE.CREATED', $2, now() - interval '1 second')`,
        [randomUUID(), JSON.stringify({ resource })],
      )
    await processPaymentEvents(shop.payload)
    expect(await shop.database.query(`SELECT 1 FROM disputes WHERE provider_dispute_id = 'PP-D-1'`)).toEqual(
      [],
    )
    expect(
      await shop.database.query(
        `SELECT 1 FROM payment_events WHERE type LIKE 'CUSTOMER.%' AND processed_at IS NULL`,
      ),
    ).toEqual([])
  })
})
