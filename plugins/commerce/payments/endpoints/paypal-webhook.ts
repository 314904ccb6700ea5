import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { json } from '@/src/server/endpoint'
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
  handler: async (req) => {
    try {
      const raw = await readRaw(req)
      const parsed = event.safeParse(parseJson(raw))
      if (!parsed.success) return refuse(400)
      const settings = paypalSettings()
      if (!settings) return refuse(503)
      const isGenuine = await verifyWebhook({ settings, logger: req.payload.logger }, req.headers, raw)
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

async function readRaw(req: PayloadRequest): Promise<string> {
  if (Number(req.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw new DomainError('BODY_TOO_LARGE')
  const raw = (await req.text?.()) ?? ''
  if (raw.length > MAX_BYTES) throw new DomainError('BODY_TOO_LARGE')
  return raw
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}

function refuse(status: number): Response {
  return json(status, { success: false, error: 'WEBHOOK_REFUSED' })
}
