import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { readBytes } from '@/src/server/request-body'
import { storePaymentEvent } from '../operations/store-payment-event'
import { paypalSettings } from '../providers/paypal/settings'
import { verifyWebhook } from '../providers/paypal/verify-webhook'

const MAX_BYTES = 256_000

const event = z.looseObject({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  resource: z.looseObject({}).default({}),
})

/**
 * `POST /payments/webhooks/paypal`. Verified, stored under PayPal's event id, answered; only then acted upon, by the
 * job, and only as a hint: what is true is asked of PayPal. Not verified: 400. Cannot be verified now: 503, so that
 * PayPal sends it again. The same message again: 200, nothing happens.
 */
export const paypalWebhook = defineEndpoint({
  method: 'post',
  path: '/payments/webhooks/paypal',
  access: 'anyone',
  about: {
    summary: 'Where PayPal sends its messages; signed by PayPal.',
    errors: ['WEBHOOK_REFUSED', 'BODY_TOO_LARGE', 'PROVIDER_UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
  },
  answers: success({}),
  handler: async ({ req }) => {
    // The very bytes are what was signed.
    const rawBody = await readBytes(req, MAX_BYTES)
    const text = decode(rawBody)
    const parsed = event.safeParse(parseJson(text))
    if (!parsed.success) throw new DomainError('WEBHOOK_REFUSED')
    const settings = paypalSettings()
    if (!settings) throw new DomainError('SERVICE_UNAVAILABLE')
    const isGenuine = await verifyWebhook(
      { settings, logger: req.payload.logger },
      { headers: req.headers, rawBody, text },
    )
    if (!isGenuine) throw new DomainError('WEBHOOK_REFUSED')
    await storePaymentEvent(req.payload, parsed.data)
    return { success: true }
  },
})

/** As text, byte for byte: what is not UTF-8 is no message, and a byte order mark is not JSON. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return ''
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
