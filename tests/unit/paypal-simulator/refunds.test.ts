import { describe, expect, it } from 'vitest'
import { idOf, issueOf, simulatedPayPal } from './simulated-paypal'

const cad = (value: string) => ({ amount: { currency_code: 'CAD', value } })

describe('refunding a capture', () => {
  it('gives back all that is left when no amount is named', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    expect((await paypal.refund(captureId, cad('35.00'))).status).toBe(201)
    expect((await paypal.call(`/v2/payments/captures/${captureId}`)).body.status).toBe('PARTIALLY_REFUNDED')
    const rest = await paypal.refund(captureId)
    expect(rest.body).toMatchObject({
      status: 'COMPLETED',
      amount: { value: '100.00' },
      custom_id: 'attempt-1',
    })
    expect((await paypal.call(`/v2/payments/captures/${captureId}`)).body.status).toBe('REFUNDED')
    expect((await paypal.call(`/v2/payments/refunds/${idOf(rest)}`)).body.amount).toEqual(rest.body.amount)
    expect((await paypal.ledger()).map(({ type, amount }) => [type, amount])).toEqual([
      ['capture', '135.00'],
      ['refund', '35.00'],
      ['refund', '100.00'],
    ])
  })

  it('never gives back more than was taken', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    await paypal.refund(captureId, cad('100.00'))
    expect(issueOf(await paypal.refund(captureId, cad('35.01')))).toBe('REFUND_AMOUNT_EXCEEDED')
    await paypal.refund(captureId, cad('35.00'))
    expect(issueOf(await paypal.refund(captureId))).toBe('CAPTURE_FULLY_REFUNDED')
    expect(await paypal.ledger()).toHaveLength(3)
  })

  it('refuses another currency, nothing at all, a pending capture and an unknown one', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    const usd = { amount: { currency_code: 'USD', value: '1.00' } }
    expect(issueOf(await paypal.refund(captureId, usd))).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH')
    expect(issueOf(await paypal.refund(captureId, cad('0.00')))).toBe('CANNOT_BE_ZERO_OR_NEGATIVE')
    await paypal.fault({ on: 'capture', fault: 'pending' })
    expect(issueOf(await paypal.refund(await paypal.paidCapture()))).toBe('PENDING_CAPTURE')
    expect((await paypal.refund('NOSUCHCAPTURE')).status).toBe(404)
  })

  it('refuses a refund after 180 days', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    await paypal.control('/clock', { advanceMs: 181 * 86_400_000 })
    expect(issueOf(await paypal.control(`/captures/${captureId}/refund`, {}))).toBe(
      'REFUND_TIME_LIMIT_EXCEEDED',
    )
  })

  it('can be made on paypal.com, in part too', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    const reply = await paypal.control(`/captures/${captureId}/refund`, { amount: '5.00' })
    expect(reply.body).toMatchObject({ status: 'COMPLETED', amount: { currency_code: 'CAD', value: '5.00' } })
    expect(await paypal.ledger()).toHaveLength(2)
  })

  it('moves money only when a pending refund arrives', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    await paypal.fault({ on: 'refund', fault: 'pending' })
    const pending = await paypal.refund(captureId)
    expect(pending.body.status).toBe('PENDING')
    expect(await paypal.ledger()).toHaveLength(1)
    await paypal.control(`/refunds/${idOf(pending)}/complete`, {})
    expect(await paypal.ledger()).toHaveLength(2)
  })

  it('takes back the rest in a chargeback, after which no refund is possible', async () => {
    const paypal = await simulatedPayPal()
    const captureId = await paypal.paidCapture()
    await paypal.refund(captureId, cad('35.00'))
    await paypal.control(`/captures/${captureId}/reverse`, {})
    expect((await paypal.ledger()).at(-1)).toMatchObject({ type: 'reversal', amount: '100.00' })
    expect(issueOf(await paypal.refund(captureId))).toBe('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK')
  })
})
