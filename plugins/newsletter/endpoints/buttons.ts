import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { coarseNetwork } from '@/src/domain/limits/coarse-network'
import { newsletterTokenSchema } from '@/src/domain/newsletter/subscription-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { env } from '@/src/server/env'
import { idOf } from '@/src/server/id-of'
import { visitorHeader } from '@/src/server/incoming/noted-headers'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { content, successWith } from '@/src/server/reply'
import { readData } from '@/src/server/request-body'
import { confirmSubscription } from '../operations/confirm-subscription'
import { leaveByLink, leaveByStaff } from '../operations/leave-newsletter'
import type { TellAccount } from '../tell-account'

const MAX_BODY_BYTES = 10_000

const networkOf = (headers: Headers) => coarseNetwork(headers.get(visitorHeader()))

/** `POST /newsletter/confirm { token }`: the button behind the mailed link. Refusal: 410. */
export const postConfirm = (tellAccount: TellAccount) =>
  defineEndpoint({
    method: 'post',
    path: '/newsletter/confirm',
    access: 'anyone',
    about: {
      summary: 'Confirms a newsletter subscription, with the link from the mail.',
      errors: ['NEWSLETTER_LINK_EXPIRED'],
    },
    limit: { name: 'newsletter-confirm', points: 30, seconds: 900, by: 'visitor' },
    input: newsletterTokenSchema,
    answers: successWith(z.object({ state: z.literal('confirmed') })),
    handler: async ({ input: { token }, req }) => {
      const network = networkOf(req.headers)
      await withGuessBudget(req, 'newsletter', () =>
        confirmSubscription(req.payload, { token, network, tellAccount }),
      )
      wakeOutbox(req.payload)
      return { success: true, data: { state: 'confirmed' } }
    },
  })

/**
 * `POST /newsletter/unsubscribe { token }`: the button behind the link to leave. Mail programs send the same with the
 * token in the address, as RFC 8058 says. The second time changes nothing. Refusal: 410.
 */
export const postUnsubscribe = (tellAccount: TellAccount) =>
  defineEndpoint({
    method: 'post',
    path: '/newsletter/unsubscribe',
    access: 'anyone',
    about: {
      summary:
        'Ends a newsletter subscription, with the link from any of its mails. The token may stand in the address (RFC 8058).',
      errors: ['NEWSLETTER_LINK_EXPIRED'],
    },
    limit: { name: 'newsletter-unsubscribe', points: 60, seconds: 900, by: 'visitor' },
    reads: async (req) => {
      const token = req.searchParams.get('token')
      return token === null ? readData(req, MAX_BODY_BYTES) : { data: { token } }
    },
    input: newsletterTokenSchema,
    answers: successWith(z.object({ state: z.literal('left') })),
    handler: async ({ input: { token }, req }) => {
      const source = req.searchParams.has('token') ? 'one-click' : 'email'
      const leaving = { source, network: networkOf(req.headers), tellAccount } as const
      await withGuessBudget(req, 'newsletter', async () => leaveByLink(req.payload, token, leaving))
      return { success: true, data: { state: 'left' } }
    },
  })

/** `GET /newsletter/unsubscribe?token=`: somebody opened the address in the mail's header. It leads to the page with the button, and changes nothing. */
export const getUnsubscribe = defineEndpoint({
  method: 'get',
  path: '/newsletter/unsubscribe',
  access: 'anyone',
  about: { summary: 'Leads to the page where a newsletter subscription is ended. Changes nothing.' },
  answers: content('text/html'),
  handler: async ({ req }) => {
    const page = new URL(
      localPath('/newsletter/unsubscribe', readLocale(req.searchParams.get('locale'))),
      env().SITE_URL,
    )
    page.searchParams.set('token', req.searchParams.get('token') ?? '')
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      Refresh: `0; url=${page.href}`,
    }
    // The address is percent-encoded by URL: it holds neither quotes nor angle brackets.
    return new Response(`<!doctype html><title>Newsletter</title><a href="${page.href}">Unsubscribe</a>`, {
      headers,
    })
  },
})

/** `POST /newsletter-subscriptions/{id}/leave`: staff, for somebody who asked them. */
export const postLeave = (tellAccount: TellAccount) =>
  defineEndpoint({
    method: 'post',
    path: '/newsletter-subscriptions/:id/leave',
    access: 'staff',
    about: { summary: 'Staff: ends the newsletter subscription of somebody who asked for it.' },
    answers: successWith(z.object({ state: z.literal('left') })),
    handler: async ({ req, params, user }) => {
      await leaveByStaff(req.payload, idOf(params.id), { actor: user.id, tellAccount })
      return { success: true, data: { state: 'left' } }
    },
  })
