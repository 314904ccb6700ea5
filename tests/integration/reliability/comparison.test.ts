import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { comparePayments } from '@/plugins/commerce/payments/jobs/compare-payments'
import { sweepPayments } from '@/plugins/commerce/payments/jobs/sweep-payments'
import { sweepRefunds } from '@/plugins/commerce/refunds/jobs/sweep-refunds'
import { callsTo } from '../../support/elapsed-time'
import { person } from '../../support/factories/person'
import { assertInvariants } from '../../support/invariants'
import { noon } from '../../support/noon'
import { approvedOrder, owned } from '../../support/purchase'
import { orderState, paidOrder, refund } from '../../support/refund'
import { type Shop, startShop } from '../../support/shop'

const ALERTS = 'alerts@example.com'

let shop: Shop
/** Each test compares on a day of its own. */
const now = noon(-30)
const nextDay = () => now.setUTCDate(now.getUTCDate() + 1)
beforeAll(async () => {
  shop = await startShop()
  await shop.payload.updateGlobal({ slug: 'system-settings', data: { security: { alertEmail: ALERTS } } })
})
afterAll(() => shop.stop())
afterEach(async () => {
  await shop.simulator.control('DELETE', '/faults')
  await assertInvariants(shop)
})

type Report = {
  paid_not_granted: number
  granted_not_paid: number
  differences: number
  payments_compared: number
  findings: { kind: string; orderNumber: string; isRepaired: boolean }[]
  finished_at: Date | null
}

/** The comparison of the next day; its report. */
async function compareNextDay(): Promise<Report> {
  nextDay()
  expect(await comparePayments(shop.payload, now)).toBe(true)
  const [report] = await shop.database.query<Report>(
    `SELECT paid_not_granted::int, granted_not_paid::int, differences::int, payments_compared::int, findings, finished_at
       FROM reconciliation_reports ORDER BY day DESC LIMIT 1`,
  )
  if (!report) throw new Error('there is no report')
  return report
}

const paid = async () => {
  const [buyer, product] = [await person(shop), await shop.product()]
  return { buyer, product, ...(await paidOrder(shop, buyer, [product])) }
}

/** Everything a comparison could change, but its own report. */
const everything = () =>
  shop.database.query(
    `SELECT (SELECT json_agg(t ORDER BY t.id) FROM payment_attempts t) AS attempts, (SELECT json_agg(t ORDER BY t.id) FROM orders t) AS orders,
            (SELECT json_agg(t ORDER BY t.id) FROM refunds t) AS refunds, (SELECT json_agg(t ORDER BY t.id) FROM user_products t) AS grants,
            (SELECT count(*) FROM activity_log) AS activities, (SELECT count(*) FROM email_outbox) AS mails`,
  )

describe('Payments: the nightly comparison', () => {
  it('changes nothing and writes to nobody where books and provider agree', async () => {
    const admin = await person(shop, 'admin')
    await paid()
    const given = await paid()
    await refund(shop, admin, given.orderId, { amount: 10 })
    const all = await paid()
    await refund(shop, admin, all.orderId)
    const before = await everything()
    const report = await compareNextDay()
    expect(report).toMatchObject({
      payments_compared: 3,
      paid_not_granted: 0,
      granted_not_paid: 0,
      differences: 0,
      findings: [],
    })
    expect(report.finished_at).toBeInstanceOf(Date)
    await Promise.all([sweepPayments(shop.payload), sweepPayments(shop.payload), sweepRefunds(shop.payload)])
    expect(await everything()).toEqual(before)
    expect(await shop.mailsTo(ALERTS)).toEqual([])
  })

  it('is made once a day, however many processes begin it, and not before three in the morning', async () => {
    nextDay()
    const night = new Date(now)
    night.setUTCHours(6, 30)
    expect(await comparePayments(shop.payload, night)).toBe(false)
    const made = await Promise.all(Array.from({ length: 6 }, () => comparePayments(shop.payload, now)))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await comparePayments(shop.payload, now)).toBe(false)
  })

  it('is taken up again after an hour when the process that began it died', async () => {
    nextDay()
    await comparePayments(shop.payload, now)
    await shop.database.query('UPDATE reconciliation_reports SET finished_at = NULL WHERE started_at = $1', [
      now.toISOString(),
    ])
    const later = (ms: number) => new Date(now.getTime() + ms)
    expect(await comparePayments(shop.payload, later(1_800_000))).toBe(false)
    expect(await comparePayments(shop.payload, later(3_700_000))).toBe(true)
  })

  it('opens what was paid and never opened', async () => {
    const { buyer, product, orderId, orderNumber } = await paid()
    await shop.database.query('DELETE FROM user_products WHERE order_id = $1', [orderId])
    await shop.database.query(`UPDATE orders SET paid_at = now() - interval '1 hour' WHERE id = $1`, [
      orderId,
    ])
    expect(await owned(shop, buyer)).toEqual([])
    const report = await compareNextDay()
    expect(report).toMatchObject({ paid_not_granted: 1, findings: [{ orderNumber, isRepaired: true }] })
    expect(await owned(shop, buyer)).toEqual([product.id])
  })

  it('tells staff of a program that is open without a payment, every night, and takes nothing away', async () => {
    const { buyer, product, orderId, orderNumber } = await paid()
    await shop.database.query(
      `UPDATE orders SET state = 'cancelled', cancelled_at = now(), paid_at = NULL WHERE id = $1`,
      [orderId],
    )
    for (let night = 1; night <= 2; night++) {
      expect(await compareNextDay()).toMatchObject({
        granted_not_paid: 1,
        findings: [{ orderNumber, isRepaired: false }],
      })
      const mails = await shop.mailsTo(ALERTS)
      expect(mails).toHaveLength(night)
      expect(mails.at(-1)?.text).toContain(orderNumber)
    }
    const logged = await shop.database.query(
      `SELECT id FROM activity_log WHERE order_id = $1 AND action = 'attention.needed'`,
      [orderId],
    )
    expect(logged, 'in the log it stands once').toHaveLength(1)
    expect(await owned(shop, buyer)).toEqual([product.id])
    await shop.database.query(
      `UPDATE orders SET state = 'paid', cancelled_at = NULL, paid_at = now() WHERE id = $1`,
      [orderId],
    )
  })

  it('takes in refunds and reversals whose messages were lost', async () => {
    const [whole, part, reversed] = [await paid(), await paid(), await paid()]
    await shop.simulator.control('POST', `/captures/${whole.captureId}/refund`)
    await shop.simulator.control('POST', `/captures/${part.captureId}/refund`, { amount: '10.00' })
    await shop.simulator.control('POST', `/captures/${reversed.captureId}/reverse`)
    const report = await compareNextDay()
    expect(report.findings.map(({ kind, isRepaired }) => [kind, isRepaired])).toEqual(
      Array(3).fill(['given back at the provider', true]),
    )
    expect(report.differences).toBe(3)
    expect(await orderState(shop, whole.orderId)).toBe('refunded')
    expect(await orderState(shop, part.orderId)).toBe('paid')
    expect(await owned(shop, part.buyer)).toEqual([part.product.id])
    for (const each of [whole, reversed]) expect(await owned(shop, each.buyer)).toEqual([])
    await shop.simulator.control('POST', `/captures/${part.captureId}/refund`, { amount: '5.00' })
    expect((await compareNextDay()).differences, 'a second part of the same payment').toBe(1)
    expect((await compareNextDay()).differences).toBe(0)
  })

  it('lets late money win that nobody told us of', async () => {
    const [buyer, product] = [await person(shop), await shop.product()]
    const { token, orderId, orderNumber } = await approvedOrder(shop, buyer, [product])
    await shop.call('POST', '/payments/cancel-by-token', { as: buyer, body: { token } })
    expect(await orderState(shop, orderId)).toBe('cancelled')
    await shop.simulator.control('POST', `/orders/${token}/capture`)
    expect(await compareNextDay()).toMatchObject({
      findings: [{ kind: 'paid after it was given up', orderNumber, isRepaired: true }],
    })
    expect(await orderState(shop, orderId)).toBe('paid')
    expect(await owned(shop, buyer)).toEqual([product.id])
  })

  it('hands what nobody can explain to a person: a refund in our books the provider knows nothing of', async () => {
    const { orderId, orderNumber } = await paid()
    await shop.database.query(
      `INSERT INTO refunds (order_id, attempt_id, state, origin, amount_cents, reason, provider_refund_id, completed_at)
       SELECT $1, id, 'completed', 'staff', 100, 'Made up', 'MADEUP000001', now() FROM payment_attempts WHERE order_id = $1`,
      [orderId],
    )
    const before = (await shop.mailsTo(ALERTS)).length
    expect(await compareNextDay()).toMatchObject({
      differences: 1,
      findings: [{ kind: 'does not agree with the provider', orderNumber, isRepaired: false }],
    })
    expect((await shop.mailsTo(ALERTS)).length).toBe(before + 1)
    await shop.database.query('DELETE FROM refunds WHERE order_id = $1', [orderId])
  })

  it('leaves a provider alone that does not answer', async () => {
    await Promise.all([paid(), paid(), paid(), paid(), paid()])
    await shop.simulator.fault({ on: 'get-capture', fault: 'fail', status: 503, times: 0 })
    const before = (await callsTo(shop, '/payments/captures/')).length
    expect(await compareNextDay()).toMatchObject({ payments_compared: 0, differences: 0 })
    expect((await callsTo(shop, '/payments/captures/')).length - before).toBe(3)
  })
})
