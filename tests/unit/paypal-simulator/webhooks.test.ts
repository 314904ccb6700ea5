import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { idOf, issueOf, type ReceivedEvent, simulatedPayPal, webhookReceiver } from './simulated-paypal'

/** Making a key and 26 deliveries can take a while on a busy machine. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, 15_000)

type Running = Awaited<ReturnType<typeof simulatedPayPal>>

/** What a shop asks PayPal about an event, with the event's own bytes. */
function verification({ headers, body }: ReceivedEvent, webhookId: string, event = body): string {
  const fields = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: webhookId,
  }
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${event}}`
}

async function statusOf(paypal: Running, text: string): Promise<unknown> {
  const token = /"access_token":"([^"]+)"/.exec(
    await (
      await fetch(`${paypal.origin}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa('simulator:simulator')}` },
        body: 'grant_type=client_credentials',
      })
    ).text(),
  )?.[1]
  const reply = await fetch(`${paypal.origin}/v1/notifications/verify-webhook-signature`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: text,
  })
  return (await reply.json()).verification_status
}

async function firstEvent(fault?: string) {
  const shop = await webhookReceiver()
  const paypal = await simulatedPayPal({ webhookUrl: shop.url })
  if (fault) await paypal.fault({ on: 'webhook', fault })
  await paypal.approvedOrder()
  const event = await eventually(() => {
    const [first] = shop.received
    if (!first) throw new Error('nothing delivered yet')
    return first
  })
  return { paypal, shop, event }
}

describe('webhooks', () => {
  it('tell of approval, completion and payment', async () => {
    const shop = await webhookReceiver()
    const paypal = await simulatedPayPal({ webhookUrl: () => shop.url })
    const captureId = await paypal.paidCapture()
    await paypal.refund(captureId, { amount: { currency_code: 'CAD', value: '1.00' } })
    await paypal.control(`/captures/${captureId}/reverse`, {})
    await eventually(() => expect(shop.received).toHaveLength(5))
    expect(shop.received.map((event) => event.type).sort()).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CHECKOUT.ORDER.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REVERSED',
    ])
    const refunded = shop.received.find((event) => event.type === 'PAYMENT.CAPTURE.REFUNDED')
    expect(JSON.parse(refunded?.body ?? '{}')).toMatchObject({
      resource_type: 'refund',
      resource: { custom_id: 'attempt-1' },
    })
    expect(refunded?.body).toContain(`/v2/payments/captures/${captureId}","rel":"up"`)
  })

  it('tell of pending, denied and declined captures and of lapsed approvals', async () => {
    const shop = await webhookReceiver()
    const paypal = await simulatedPayPal({ webhookUrl: shop.url })
    await paypal.fault({ on: 'capture', fault: 'pending' })
    await paypal.control(`/captures/${await paypal.paidCapture()}/deny`, {})
    await paypal.fault({ on: 'capture', fault: 'declined' })
    await paypal.paidCapture()
    await paypal.approvedOrder()
    await paypal.advance(6 * 3_600_000)
    await eventually(() =>
      expect(shop.received.map((event) => event.type)).toEqual(
        expect.arrayContaining([
          'PAYMENT.CAPTURE.PENDING',
          'PAYMENT.CAPTURE.DENIED',
          'PAYMENT.CAPTURE.DECLINED',
          'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
        ]),
      ),
    )
  })

  it('are signed so that PayPal’s own check and a check of one’s own succeed', async () => {
    const { paypal, event } = await firstEvent()
    expect(await statusOf(paypal, verification(event, paypal.webhookId))).toBe('SUCCESS')

    const pem = await (await fetch(event.headers['paypal-cert-url'] ?? '')).text()
    const certificate = new X509Certificate(pem)
    expect(certificate.verify(certificate.publicKey)).toBe(true)
    expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now())
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now())
    const { headers, body } = event
    const signed = `${headers['paypal-transmission-id']}|${headers['paypal-transmission-time']}|${paypal.webhookId}|${crc32(Buffer.from(body))}`
    const signature = Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64')
    expect(verify('sha256', Buffer.from(signed), createPublicKey(pem), signature)).toBe(true)
  })

  it('fail the check with another webhook id, a changed byte or other spacing', async () => {
    const { paypal, event } = await firstEvent()
    const changed = event.body.replace('"CAD"', '"USD"')
    const spaced = event.body.replace('{', '{ ')
    expect(await statusOf(paypal, verification(event, 'ANOTHER'))).toBe('FAILURE')
    expect(await statusOf(paypal, verification(event, paypal.webhookId, changed))).toBe('FAILURE')
    expect(await statusOf(paypal, verification(event, paypal.webhookId, spaced))).toBe('FAILURE')
  })

  it.each(['forge', 'corrupt', 'wrong-webhook-id', 'foreign-cert'])(
    '%s: arrives and fails the check',
    async (fault) => {
      const { paypal, event } = await firstEvent(fault)
      expect(await statusOf(paypal, verification(event, paypal.webhookId))).toBe('FAILURE')
    },
  )

  it('come twice when told to', async () => {
    const { shop } = await firstEvent('twice')
    await eventually(() => expect(shop.received).toHaveLength(2))
    expect(shop.received[0]?.body).toBe(shop.received[1]?.body)
  })

  it('overtake each other when told to', async () => {
    const shop = await webhookReceiver()
    const paypal = await simulatedPayPal({ webhookUrl: shop.url })
    const id = await paypal.approvedOrder()
    await eventually(() => expect(shop.received).toHaveLength(1))
    await paypal.fault({ on: 'webhook', fault: 'reorder' })
    await paypal.capture(id)
    await eventually(() => expect(shop.received).toHaveLength(3))
    expect(shop.received.slice(1).map((event) => event.type)).toEqual([
      'PAYMENT.CAPTURE.COMPLETED',
      'CHECKOUT.ORDER.COMPLETED',
    ])
  })

  it('are lost when told to, and can be listed and resent', async () => {
    const shop = await webhookReceiver()
    const paypal = await simulatedPayPal({ webhookUrl: shop.url })
    await paypal.fault({ on: 'webhook', fault: 'fail' })
    const id = await paypal.approvedOrder()
    await eventually(async () => expect((await paypal.control('/webhooks')).text).toContain('"state":"lost"'))
    expect(shop.received).toEqual([])
    const listed = await paypal.call('/v1/notifications/webhooks-events?event_type=CHECKOUT.ORDER.APPROVED')
    expect(listed.body.count).toBe(1)
    expect(listed.text).toContain(id)
    const eventId = /"events":\[\{"id":"([^"]+)"/.exec(listed.text)?.[1]
    const resent = await paypal.call(`/v1/notifications/webhooks-events/${eventId}/resend`, {
      method: 'POST',
    })
    expect([resent.status, idOf(resent)]).toEqual([202, eventId])
    await eventually(() => expect(shop.received).toHaveLength(1))
  })

  it('are tried again until the shop answers 2xx, at most 25 times more', async () => {
    let tries = 0
    const shop = await webhookReceiver(() => {
      tries += 1
      return tries < 4 ? 500 : 200
    })
    const paypal = await simulatedPayPal({ webhookUrl: shop.url })
    await paypal.control('/webhooks', { retryMs: [1] })
    await paypal.approvedOrder()
    await eventually(async () =>
      expect((await paypal.control('/webhooks')).text).toContain('"state":"delivered"'),
    )
    expect(tries).toBe(4)

    const deaf = await webhookReceiver(() => 503)
    await paypal.control('/webhooks', { url: deaf.url })
    await paypal.approvedOrder()
    await eventually(async () =>
      expect((await paypal.control('/webhooks')).text).toContain('"state":"failed"'),
    )
    expect(deaf.received).toHaveLength(26)
  })

  it('wait while paused, and are tried again when the clock moves', async () => {
    let status = 500
    const shop = await webhookReceiver(() => status)
    const paypal = await simulatedPayPal({ webhookUrl: shop.url })
    await paypal.control('/webhooks', { paused: true, retryMs: [600_000] })
    await paypal.approvedOrder()
    expect((await paypal.control('/webhooks')).text).toContain('"state":"held"')
    await paypal.control('/webhooks', { paused: false })
    await eventually(async () =>
      expect((await paypal.control('/webhooks')).text).toContain('"lastStatus":500'),
    )
    status = 200
    await paypal.advance(1000)
    await eventually(() => expect(shop.received).toHaveLength(2))
  })

  it('go to this machine only', async () => {
    const paypal = await simulatedPayPal()
    expect((await paypal.control('/webhooks', { url: 'https://example.com/hook' })).status).toBe(400)
    await expect(simulatedPayPal({ webhookUrl: 'https://example.com/hook' })).rejects.toThrow('this machine')
  })

  it('cannot be checked with half a request', async () => {
    const paypal = await simulatedPayPal()
    const reply = await paypal.call('/v1/notifications/verify-webhook-signature', {
      method: 'POST',
      body: {},
    })
    expect([reply.status, reply.body.name, issueOf(reply)]).toEqual([
      400,
      'VALIDATION_ERROR',
      'MISSING_REQUIRED_PARAMETER',
    ])
  })
})
