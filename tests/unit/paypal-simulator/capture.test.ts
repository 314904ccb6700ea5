import { describe, expect, it } from 'vitest'
import { captureIdOf, idOf, issueOf, nextKey, orderRequest, simulatedPayPal } from './simulated-paypal'

describe('capturing an order', () => {
  it('moves the money once and echoes what the shop sent', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder(orderRequest({ invoice_id: 'ORDER-7' }))
    const reply = await paypal.capture(id)
    expect(reply.status).toBe(201)
    expect(reply.body.status).toBe('COMPLETED')
    const captured = await paypal.call(`/v2/payments/captures/${captureIdOf(reply)}`)
    expect(captured.body).toMatchObject({
      status: 'COMPLETED',
      amount: { currency_code: 'CAD', value: '135.00' },
      custom_id: 'attempt-1',
      invoice_id: 'ORDER-7',
      payee: { merchant_id: 'SIMMERCHANT01' },
      supplementary_data: { related_ids: { order_id: id } },
    })
    expect(await paypal.ledger()).toMatchObject([
      {
        type: 'capture',
        orderId: id,
        amount: '135.00',
        currency: 'CAD',
        custom_id: 'attempt-1',
        invoice_id: 'ORDER-7',
      },
    ])
  })

  it('refuses an order that nobody approved, a second capture and an unknown order', async () => {
    const paypal = await simulatedPayPal()
    const id = idOf(await paypal.create())
    expect(issueOf(await paypal.capture(id))).toBe('ORDER_NOT_APPROVED')
    await paypal.control(`/orders/${id}/approve`, {})
    expect((await paypal.capture(id)).status).toBe(201)
    const second = await paypal.capture(id)
    expect([second.status, issueOf(second)]).toEqual([422, 'ORDER_ALREADY_CAPTURED'])
    expect((await paypal.capture('NOSUCHORDER')).status).toBe(404)
    expect(await paypal.ledger()).toHaveLength(1)
  })

  it('hides amounts and captures unless the representation is asked for', async () => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.capture(await paypal.approvedOrder(), nextKey(), { prefer: 'return=minimal' })
    expect(Object.keys(reply.body)).toEqual(['id', 'status', 'links'])
  })

  it('takes an invoice only once, whichever order it comes with', async () => {
    const paypal = await simulatedPayPal()
    const first = await paypal.approvedOrder(orderRequest({ invoice_id: 'SAME' }))
    const second = await paypal.approvedOrder(orderRequest({ invoice_id: 'SAME' }))
    expect((await paypal.capture(first)).status).toBe(201)
    const reply = await paypal.capture(second)
    expect([reply.status, issueOf(reply)]).toEqual([422, 'DUPLICATE_INVOICE_ID'])
    expect(await paypal.ledger()).toHaveLength(1)
  })

  it('lets a declined buyer approve the same order again', async () => {
    const paypal = await simulatedPayPal()
    const id = idOf(await paypal.create())
    await paypal.control(`/orders/${id}/decline`, {})
    const declined = await paypal.capture(id, 'cap-1')
    expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED'])
    expect(declined.text).toContain('"rel":"payer-action"')
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).body.status).toBe('PAYER_ACTION_REQUIRED')
    await paypal.control(`/orders/${id}/approve`, {})
    expect(issueOf(await paypal.capture(id, 'cap-1'))).toBe('INSTRUMENT_DECLINED')
    expect((await paypal.capture(id, 'cap-2')).status).toBe(201)
    expect(await paypal.ledger()).toHaveLength(1)
  })

  it('completes an order whose capture was declined, and moves nothing', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    await paypal.fault({ on: 'capture', fault: 'declined' })
    const reply = await paypal.capture(id)
    expect(reply.body.status).toBe('COMPLETED')
    expect((await paypal.call(`/v2/payments/captures/${captureIdOf(reply)}`)).body.status).toBe('DECLINED')
    expect(await paypal.ledger()).toEqual([])
  })

  it('keeps a pending capture out of the ledger until it settles', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'capture', fault: 'pending', reason: 'ECHECK' })
    const captureId = await paypal.paidCapture()
    const pending = await paypal.call(`/v2/payments/captures/${captureId}`)
    expect(pending.body).toMatchObject({ status: 'PENDING', status_details: { reason: 'ECHECK' } })
    expect(await paypal.ledger()).toEqual([])
    await paypal.advance(2 * 3_600_000)
    expect((await paypal.control(`/captures/${captureId}/complete`, {})).body.status).toBe('COMPLETED')
    expect(await paypal.ledger()).toHaveLength(1)
    expect((await paypal.control(`/captures/${captureId}/deny`, {})).status).toBe(409)
  })

  it('denies a pending capture for good', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'capture', fault: 'pending' })
    const captureId = await paypal.paidCapture()
    expect((await paypal.control(`/captures/${captureId}/deny`, {})).body.status).toBe('DECLINED')
    expect(await paypal.ledger()).toEqual([])
  })

  it('can take another amount than agreed, and then says so everywhere', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'capture', fault: 'amount', value: '0.01', currency: 'USD' })
    const captureId = await paypal.paidCapture()
    const shown = (await paypal.call(`/v2/payments/captures/${captureId}`)).body
    expect(shown.amount).toEqual({ currency_code: 'USD', value: '0.01' })
    expect(await paypal.ledger()).toMatchObject([{ amount: '0.01', currency: 'USD' }])
  })

  it('can be captured behind the shop’s back', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    await paypal.control(`/orders/${id}/capture`, {})
    expect(issueOf(await paypal.capture(id))).toBe('ORDER_ALREADY_CAPTURED')
    expect(await paypal.ledger()).toHaveLength(1)
  })

  it('refuses to authorize an order that is meant for capture', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    const reply = await paypal.call(`/v2/checkout/orders/${id}/authorize`, { method: 'POST' })
    expect([reply.status, issueOf(reply)]).toEqual([422, 'ACTION_DOES_NOT_MATCH_INTENT'])
  })

  it('obeys PayPal-Mock-Response and ignores codes it does not know', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    const mocked = (code: string) =>
      paypal.capture(id, nextKey(), {
        'paypal-mock-response': JSON.stringify({ mock_application_codes: code }),
      })
    expect(issueOf(await mocked('TRANSACTION_REFUSED'))).toBe('TRANSACTION_REFUSED')
    expect(await paypal.ledger()).toEqual([])
    expect((await mocked('NO_SUCH_CODE')).status).toBe(201)
  })
})
