import { describe, expect, it } from 'vitest'
import { idOf, issueOf, orderRequest, send, simulatedPayPal } from './simulated-paypal'

async function withOrder(body = orderRequest()) {
  const paypal = await simulatedPayPal()
  const id = idOf(await paypal.create(body))
  const address = `${paypal.origin}/checkoutnow?token=${id}`
  const decide = (action: string, query = '') =>
    send(`${address}${query}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) })
  return { paypal, id, address, decide }
}

describe('the approval page', () => {
  it('shows whom to pay, for what and how much, and that it is not real', async () => {
    const { address } = await withOrder()
    const { status, text } = await send(address)
    expect(status).toBe(200)
    for (const shown of [
      'no real money moves',
      'Training &amp; Co',
      'Listening well',
      'Workbook &lt;extra&gt; × 2',
      '50.00 CAD',
      '−15.00 CAD',
      '135.00 CAD',
    ]) {
      expect(text).toContain(shown)
    }
    for (const action of ['approve', 'cancel', 'decline'])
      expect(text).toContain(`name="action" value="${action}"`)
    expect(text).not.toContain('Card number')
  })

  it('sends an approving buyer to the stored address with token and PayerID', async () => {
    const { paypal, id, decide } = await withOrder()
    const reply = await decide('approve')
    expect([reply.status, reply.headers.get('location')]).toEqual([
      303,
      `http://127.0.0.1:3000/payment?token=${id}&PayerID=SIMBUYER00001`,
    ])
    expect((await paypal.capture(id)).body.payment_source).toHaveProperty('paypal')
  })

  it('notices that the card lever came through', async () => {
    const { paypal, id, address, decide } = await withOrder()
    expect((await send(`${address}&fundingSource=card`)).text).toContain('Card number')
    await decide('approve', '&fundingSource=card')
    const held = await paypal.control(`/orders/${id}`)
    expect(held.body.simulator).toMatchObject({
      fundingSource: 'card',
      landingPage: 'GUEST_CHECKOUT',
      pageOpens: 1,
    })
    expect((await paypal.capture(id)).body.payment_source).toHaveProperty('card')
  })

  it('sends a cancelling buyer to the cancel address and leaves the order open', async () => {
    const { paypal, id, decide } = await withOrder()
    expect((await decide('cancel')).headers.get('location')).toBe(
      `http://127.0.0.1:3000/payment/cancel?token=${id}`,
    )
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).body.status).toBe('PAYER_ACTION_REQUIRED')
    expect((await decide('approve')).status).toBe(303)
  })

  it('makes the bank refuse after Decline', async () => {
    const { paypal, id, decide } = await withOrder()
    expect((await decide('decline')).headers.get('location')).toContain('/payment?token=')
    expect(issueOf(await paypal.capture(id))).toBe('INSTRUMENT_DECLINED')
    expect((await decide('approve')).status).toBe(303)
  })

  it('is honest about approved, paid, expired and unknown payments', async () => {
    const { paypal, id, address, decide } = await withOrder()
    await decide('approve')
    expect((await send(address)).text).toContain('already approved')
    expect((await decide('approve')).status).toBe(409)
    await paypal.capture(id)
    expect((await send(address)).text).toContain('finished')
    const late = idOf(await paypal.create())
    await paypal.advance(6 * 3_600_000)
    expect((await send(`${paypal.origin}/checkoutnow?token=${late}`)).text).toContain('expired')
    expect((await send(`${paypal.origin}/checkoutnow?token=NOSUCH`)).status).toBe(404)
  })

  it('does nothing on a form post that says nothing', async () => {
    const { paypal, id, decide } = await withOrder()
    expect((await decide('')).status).toBe(400)
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).body.status).toBe('PAYER_ACTION_REQUIRED')
  })

  it('gives six more hours from the first look on', async () => {
    const { paypal, id, address } = await withOrder()
    await paypal.advance(5 * 3_600_000)
    await send(address)
    await paypal.advance(3 * 3_600_000)
    expect((await paypal.control(`/orders/${id}`)).body.simulator).toMatchObject({ expired: false })
    await paypal.advance(3 * 3_600_000)
    expect((await paypal.control(`/orders/${id}`)).body.simulator).toMatchObject({ expired: true })
  })
})
