import type { Endpoint } from 'payload'
import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { json } from '@/src/server/endpoint'
import type { About } from '@/src/server/openapi/described'
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
export const paypalWebhook: Endpoint = {
  method: 'post',
  path: '/payments/webhooks/paypal',
  custom: { about: { summary: 'Where PayPal sends its messages; signed by PayPal.' } satisfies About },
  handler: async (req) => {
    try {
      // The very bytes are what was signed.
      const rawBody = await readBytes(req, MAX_BYTES)
      const text = decode(rawBody)
      const parsed = event.safeParse(parseJson(text))
      if (!parsed.success) return refuse(400)
      const settings = paypalSettings()
      if (!settings) return refuse(503)
      const isGenuine = await verifyWebhook(
        { settings, logger: req.payload.logger },
        { headers: req.headers, rawBody, text },
      )
      if (!isGenuine) return refuse(400)
      await storePaymentEvent(req.payload, parsed.data)
      return json(200, { success: true })
    } catch (error) {
      if (error instanceof DomainError) return refuse(error.status)
      req.payload.logger.error({ err: error, msg: 'webhook failed' })
      return refuse(500)
    }
  },
}

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

function refuse(status: number): Response {
  return json(status, { success: false, error: 'WEBHOOK_REFUSED' })
}
