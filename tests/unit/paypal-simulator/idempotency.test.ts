import { describe, expect, it } from 'vitest'
import { idOf, issueOf, orderRequest, simulatedPayPal } from './simulated-paypal'

describe('PayPal-Request-Id', () => {
  it('answers a repeat with 200 and the same order', async () => {
    const paypal = await simulatedPayPal()
    const first = await paypal.create(orderRequest(), 'k')
    const again = await paypal.create(orderRequest(), 'k')
    expect([first.status, again.status]).toEqual([201, 200])
    expect(idOf(again)).toBe(idOf(first))
    expect(await paypal.controlList('/orders')).toHaveLength(1)
  })

  it('answers a repeat with the latest state, not with the old answer', async () => {
    const paypal = await simulatedPayPal()
    const first = await paypal.create(orderRequest(), 'k')
    await paypal.control(`/orders/${idOf(first)}/approve`, {})
    expect((await paypal.create(orderRequest(), 'k')).body.status).toBe('APPROVED')
  })

  it('refuses the same key with another body', async () => {
    const paypal = await simulatedPayPal()
    await paypal.create(orderRequest(), 'k')
    const other = await paypal.create(orderRequest({ custom_id: 'attempt-2' }), 'k')
    expect([other.status, issueOf(other)]).toEqual([422, 'DUPLICATE_REQUEST_ID'])
  })

  it('forgets order keys after six hours', async () => {
    const paypal = await simulatedPayPal()
    const first = idOf(await paypal.create(orderRequest(), 'k'))
    await paypal.advance(6 * 3_600_000)
    const second = await paypal.create(orderRequest(), 'k')
    expect(second.status).toBe(201)
    expect(idOf(second)).not.toBe(first)
  })

  it('keeps refund keys for 45 days', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    const five = { amount: { currency_code: 'CAD', value: '5.00' } }
    const first = await paypal.refund(captureId, five, 'r')
    await paypal.advance(8 * 3_600_000)
    const again = await paypal.refund(captureId, five, 'r')
    expect([again.status, idOf(again)]).toEqual([200, idOf(first)])
    expect(await paypal.ledger()).toHaveLength(2)
  })

  it('repeats a capture without moving money twice', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    expect((await paypal.capture(id, 'c')).status).toBe(201)
    expect((await paypal.capture(id, 'c')).status).toBe(200)
    expect(await paypal.ledger()).toHaveLength(1)
  })

  it('does not keep a key whose request was refused for its form', async () => {
    const paypal = await simulatedPayPal()
    const id = idOf(await paypal.create())
    expect(issueOf(await paypal.capture(id, 'c'))).toBe('ORDER_NOT_APPROVED')
    await paypal.control(`/orders/${id}/approve`, {})
    expect((await paypal.capture(id, 'c')).status).toBe(201)
  })

  it('fails the second of two simultaneous requests with one key', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    await paypal.fault({ on: 'capture', fault: 'slow', ms: 150 })
    const replies = await Promise.all([paypal.capture(id, 'c'), paypal.capture(id, 'c')])
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409])
    expect(await paypal.ledger()).toHaveLength(1)
  })

  it('makes every call a new one without a key, and remarks on it', async () => {
    const paypal = await simulatedPayPal()
    const { payment_source: _, ...older } = orderRequest()
    const make = () => paypal.call('/v2/checkout/orders', { method: 'POST', body: older })
    expect(idOf(await make())).not.toBe(idOf(await make()))
    expect((await paypal.controlList('/requests?limit=1'))[0]?.remarks).toEqual([
      'POST without PayPal-Request-Id',
    ])
  })
})
