import { describe, expect, it } from 'vitest'
import { askForToken, idOf, issueOf, orderRequest, send, simulatedPayPal } from './simulated-paypal'

describe('faults before the work', () => {
  it('fails as often as told, does nothing, and then recovers', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'create', fault: 'fail', status: 500, times: 2 })
    expect([(await paypal.create()).status, (await paypal.create()).status]).toEqual([500, 500])
    expect(await paypal.controlList('/orders')).toEqual([])
    expect((await paypal.create()).status).toBe(201)
  })

  it('fails until cleared when told 0 times', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'token', fault: 'fail', times: 0 })
    for (let round = 0; round < 3; round += 1) expect((await askForToken(paypal.origin)).status).toBe(503)
    await send(`${paypal.origin}/_simulator/faults`, { method: 'DELETE' })
    expect((await askForToken(paypal.origin)).status).toBe(200)
  })

  it('can take all of PayPal down', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'all', fault: 'drop-before-work', times: 0 })
    await expect(paypal.create()).rejects.toThrow()
    await expect(askForToken(paypal.origin)).rejects.toThrow()
    expect((await paypal.control('/ledger')).status).toBe(200)
  })

  it('lets the first calls pass when told to strike later', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'create', fault: 'fail', after: 1 })
    expect([(await paypal.create()).status, (await paypal.create()).status]).toEqual([201, 503])
  })

  it('knows rate limits, redirects, conflicts, lost tokens and any issue', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'capture', fault: 'rate-limited', retryAfter: 7 })
    await paypal.fault({ on: 'capture', fault: 'redirect', location: 'http://127.0.0.1:9/elsewhere' })
    await paypal.fault({ on: 'capture', fault: 'in-progress' })
    await paypal.fault({ on: 'capture', fault: 'unauthorized' })
    await paypal.fault({ on: 'capture', fault: 'refuse', issue: 'PAYEE_ACCOUNT_RESTRICTED' })
    const id = await paypal.approvedOrder()
    const limited = await paypal.capture(id)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
    const redirected = await paypal.capture(id)
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      302,
      'http://127.0.0.1:9/elsewhere',
    ])
    expect(issueOf(await paypal.capture(id))).toBe('PREVIOUS_REQUEST_IN_PROGRESS')
    expect((await paypal.capture(id)).status).toBe(401)
    expect(issueOf(await paypal.capture(id))).toBe('PAYEE_ACCOUNT_RESTRICTED')
    expect(await paypal.ledger()).toEqual([])
  })

  it('sends the buyer back when an action is missing', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    await paypal.fault({ on: 'capture', fault: 'payer-action' })
    expect(issueOf(await paypal.capture(id))).toBe('PAYER_ACTION_REQUIRED')
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).body.status).toBe('PAYER_ACTION_REQUIRED')
    await paypal.control(`/orders/${id}/approve`, {})
    expect((await paypal.capture(id)).status).toBe(201)
  })
})

describe('faults after the work', () => {
  it.each(['drop-after-work', 'empty', 'cut', 'wrong-type', 'fail-after-work'])(
    '%s: the money has moved all the same',
    async (fault) => {
      const paypal = await simulatedPayPal()
      const id = await paypal.approvedOrder()
      await paypal.fault({ on: 'capture', fault })
      const broken = await paypal.capture(id, 'c').catch(() => undefined)
      expect(broken?.body.status).toBeUndefined()
      expect(await paypal.ledger()).toHaveLength(1)
      const again = await paypal.capture(id, 'c')
      expect([again.status, again.body.status]).toEqual([200, 'COMPLETED'])
    },
  )

  it('holds the answer back until the client gives up', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'create', fault: 'timeout-after-work', ms: 5000 })
    const given = paypal.call('/v2/checkout/orders', {
      method: 'POST',
      body: orderRequest(),
      headers: { 'paypal-request-id': 'k' },
      signal: AbortSignal.timeout(100),
    })
    await expect(given).rejects.toThrow()
    expect((await paypal.create(orderRequest(), 'k')).status).toBe(200)
  })

  it('drips and floods', async () => {
    const paypal = await simulatedPayPal()
    const id = idOf(await paypal.create())
    await paypal.fault({ on: 'get', fault: 'drip', ms: 80 })
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).body.id).toBe(id)
    await paypal.fault({ on: 'get', fault: 'huge', bytes: 3 * 1024 * 1024 })
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).text.length).toBeGreaterThan(3 * 1024 * 1024)
  })

  it('waits for an answer that did the work', async () => {
    const paypal = await simulatedPayPal()
    await paypal.fault({ on: 'capture', fault: 'drop-after-work' })
    const id = idOf(await paypal.create())
    expect(issueOf(await paypal.capture(id))).toBe('ORDER_NOT_APPROVED')
    await paypal.control(`/orders/${id}/approve`, {})
    await expect(paypal.capture(id)).rejects.toThrow()
  })
})

describe('faults in what is said', () => {
  it('bends one answer and leaves the truth alone', async () => {
    const paypal = await simulatedPayPal()
    const id = await paypal.approvedOrder()
    await paypal.capture(id)
    const look = async (fault: string) => {
      await paypal.fault({ on: 'get', fault })
      return (await paypal.call(`/v2/checkout/orders/${id}`)).text
    }
    expect(await look('unknown-status')).toContain('SOMETHING_NEW')
    expect(await look('amount')).toContain('"value":"0.01"')
    expect(await look('foreign-ids')).toContain('STRANGERMERCH')
    expect(await look('pending')).toContain('"status":"PENDING"')
    expect(await look('missing-fields')).toBe('{}')
    expect(await look('extra-fields')).toContain('brand_new_field')
    expect((await paypal.call(`/v2/checkout/orders/${id}`)).text).not.toMatch(
      /SOMETHING_NEW|"0\.01"|STRANGER|PENDING/,
    )
  })

  it('loses, bends and renames the buyer’s link', async () => {
    const paypal = await simulatedPayPal()
    const make = async (settings: Record<string, string>) => {
      await paypal.fault({ on: 'create', ...settings })
      return (await paypal.create()).text
    }
    expect(await make({ fault: 'no-link' })).not.toContain('"links"')
    expect(await make({ fault: 'bad-link', href: 'javascript:alert(1)' })).toContain('javascript:alert(1)')
    expect(await make({ fault: 'approve-link' })).toContain('"rel":"approve"')
  })

  it('refuses faults and places it does not know', async () => {
    const paypal = await simulatedPayPal()
    expect((await paypal.fault({ on: 'capture', fault: 'explode' })).status).toBe(400)
    expect((await paypal.fault({ on: 'moon', fault: 'fail' })).status).toBe(400)
    expect((await paypal.fault({ on: 'webhook', fault: 'cut' })).status).toBe(400)
  })
})
