import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { coarseNetwork } from '@/src/domain/limits/coarse-network'
import { subscriptionSchema } from '@/src/domain/newsletter/subscription-request'
import { inTransaction } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { visitorHeader } from '@/src/server/incoming/noted-headers'
import { success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { askToConfirm } from '../operations/ask-to-confirm'
import { requireOffer } from '../operations/require-offer'

/** Longer than the work takes, so that the answer's time says nothing about who gets the newsletter. */
const ANSWER_AFTER_MS = 250

/**
 * `POST /newsletter/subscriptions { email, locale? }`: mails a link that confirms. The same answer after the same time,
 * whether the address is known or not, and to programs that fill in the input people do not see. Refusal: 404 where the shop
 * offers no newsletter.
 */
export const postSubscription = defineEndpoint({
  method: 'post',
  path: '/newsletter/subscriptions',
  access: 'anyone',
  about: {
    summary: 'Signs an address up for the newsletter, once the link mailed to it was confirmed.',
    errors: ['NOT_FOUND'],
    example: { email: 'visitor@example.com', locale: 'fr' },
  },
  limit: { name: 'newsletter', points: 10, seconds: 900, by: 'visitor' },
  input: subscriptionSchema,
  answers: success({ message: z.string(), data: z.object({ state: z.literal('pending') }) }),
  handler: async ({ input, req }) => {
    await requireOffer(req.payload)
    const { email, website } = input
    const network = coarseNetwork(req.headers.get(visitorHeader()))
    const locale = input.locale ?? localeOf(req)
    const work = website?.trim()
      ? undefined
      : inTransaction(req.payload, (sql) => askToConfirm(sql, { email, locale, source: 'website', network }))
    await Promise.all([work, wait(ANSWER_AFTER_MS)])
    wakeOutbox(req.payload)
    return {
      success: true,
      message: 'Please open the email we have sent you and confirm.',
      data: { state: 'pending' },
    }
  },
})
