import { DomainError } from '@/src/domain/errors/domain-error'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { readBytes } from '@/src/server/request-body'
import { storePaymentEvent } from '../operations/store-payment-event'
import type { PaymentProvider } from '../providers/payment-provider'

const MAX_BYTES = 256_000

/**
 * `POST /payments/webhooks/{provider}`, one for each provider of the shop that sends messages. Verified, stored under the provider's own number, answered; only then acted upon,
 * by the job, and only as a hint: what is true is asked of the provider. Not verified: 400. Cannot be verified now: 503,
 * so that it is sent again. The same message again: 200, nothing happens.
 */
export const webhook = (provider: PaymentProvider) =>
  defineEndpoint({
    method: 'post',
    path: `/payments/webhooks/${provider.key}`,
    access: 'anyone',
    about: {
      summary: `Where ${provider.labels.name} sends its messages; signed by ${provider.labels.name}.`,
      errors: ['WEBHOOK_REFUSED', 'BODY_TOO_LARGE', 'PROVIDER_UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
    },
    answers: success({}),
    handler: async ({ req }) => {
      const rawBody = await readBytes(req, MAX_BYTES)
      const message = await provider.readMessage(req.payload, { headers: req.headers, rawBody })
      if (message === 'refused') throw new DomainError('WEBHOOK_REFUSED')
      if (message === 'not-configured') throw new DomainError('SERVICE_UNAVAILABLE')
      await storePaymentEvent(req.payload, provider.key, message)
      return { success: true }
    },
  })
