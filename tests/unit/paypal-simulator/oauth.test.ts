import { describe, expect, it } from 'vitest'
import { askForToken, simulatedPayPal } from './simulated-paypal'

describe('access to the simulator', () => {
  it('gives a token to its own client', async () => {
    const paypal = await simulatedPayPal()
    const reply = await askForToken(paypal.origin)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 })
    expect(reply.headers.get('paypal-debug-id')).toMatch(/^[a-z0-9]{13}$/)
  })

  it('refuses every other client, live-looking ones above all', async () => {
    const paypal = await simulatedPayPal()
    for (const credentials of ['AeA1QIZXiflr1:EGnHDxD_q', 'simulator:wrong', 'simulator', '']) {
      const reply = await askForToken(paypal.origin, credentials)
      expect(reply.status).toBe(401)
      expect(reply.body.error).toBe('invalid_client')
    }
  })

  it('answers 401 without a live token and remarks on it', async () => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.call('/v2/checkout/orders/X', { headers: { authorization: 'Bearer made-up' } })
    expect(reply.status).toBe(401)
    expect(reply.body.name).toBe('AUTHENTICATION_FAILURE')
    const [last] = (await paypal.controlList('/requests')).slice(-1)
    expect(last).toMatchObject({ status: 401, headers: { authorization: 'Bearer ***' } })
    expect(last?.remarks).toHaveLength(1)
  })

  it('ends tokens when they are revoked and when their time is over', async () => {
    const paypal = await simulatedPayPal()
    expect((await paypal.create()).status).toBe(201)
    await paypal.advance(32_400_000)
    expect((await paypal.create()).status).toBe(401)

    const other = await simulatedPayPal()
    await other.control('/tokens/revoke', {})
    expect((await other.create()).status).toBe(401)
  })

  it('gives out shorter tokens when told to', async () => {
    const paypal = await simulatedPayPal()
    await paypal.control('/tokens/lifetime', { seconds: 1 })
    expect((await askForToken(paypal.origin)).body.expires_in).toBe(1)
  })
})
