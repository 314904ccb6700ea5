import { z } from 'zod'
import { GIFT_STATES, type GiftState } from '@/src/domain/gifts/gift'
import { giftTokenSchema, resendGiftSchema } from '@/src/domain/gifts/gift-request'
import { LOCALES } from '@/src/domain/languages/locales'
import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done, success, successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { claimGift } from '../operations/claim-gift'
import { deliverGifts } from '../operations/deliver-gifts'
import { listGifts, previewGift } from '../operations/read-gifts'
import { resendGift } from '../operations/resend-gift'

const LIMIT = { name: 'gift-links', points: 60, seconds: 600, by: 'both' } as const
const state = z.enum(Object.keys(GIFT_STATES) as [GiftState, ...GiftState[]])
const text = z.string().nullable()

/** `POST /gifts/preview` `{ token }`: what a link leads to. Changes nothing. */
export const preview = defineEndpoint({
  method: 'post',
  path: '/gifts/preview',
  access: 'anyone',
  limit: { ...LIMIT, by: 'visitor' },
  input: giftTokenSchema,
  about: { summary: 'What the link of a gift leads to, before it is accepted.', errors: ['GIFT_INVALID'] },
  answers: successWith(
    z.object({
      title: z.string(),
      language: z.enum(LOCALES),
      recipientName: z.string(),
      buyerName: z.string(),
      words: text,
      state,
      isOpen: z.boolean(),
      isYours: z.boolean(),
    }),
  ),
  handler: async ({ req, user, input }) => ({
    success: true,
    data: await previewGift(req.payload, input.token, user?.id ?? null, localeOf(req)),
  }),
})

/** `POST /gifts/claim` `{ token }`: opens it to whoever is signed in. Said again by the same person, the same answer. */
export const claim = defineEndpoint({
  method: 'post',
  path: '/gifts/claim',
  access: 'signed-in',
  limit: LIMIT,
  input: giftTokenSchema,
  about: {
    summary: 'Accepts a gift by its link.',
    errors: ['GIFT_INVALID', 'GIFT_CLAIMED', 'GIFT_ENDED', 'ALREADY_OWNED', 'ACCOUNT_DEACTIVATED'],
  },
  answers: success({ title: z.string(), message: z.string() }),
  handler: async ({ req, user, input }) => {
    const { title } = await claimGift(req.payload, user.id, input.token)
    return { success: true, title, message: 'It is yours now.' }
  },
})

/** `GET /gifts/mine`: what one bought for others, and what became of it. */
export const mine = defineEndpoint({
  method: 'get',
  path: '/gifts/mine',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'What one bought for others.' },
  answers: successWith(
    z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        language: z.enum(LOCALES),
        recipientName: z.string(),
        recipientEmail: z.string(),
        state,
        isOpen: z.boolean(),
        isExpired: z.boolean(),
        isOver: z.boolean(),
        sendAt: z.string(),
        sentAt: text,
        expiresAt: text,
        claimedAt: text,
      }),
    ),
  ),
  handler: async ({ req, user }) => {
    // What was paid a moment ago is there already.
    await deliverGifts(req.payload)
    return { success: true, data: await listGifts(req.payload, user.id, localeOf(req)) }
  },
})

/** `POST /gifts/{id}/resend` `{ name?, email? }`: a fresh link, also to another address. One's own; any for staff. */
export const resend = defineEndpoint({
  method: 'post',
  path: '/gifts/:id/resend',
  access: 'signed-in',
  limit: { name: 'gift-resend', points: 10, seconds: 3_600, by: 'account' },
  input: resendGiftSchema,
  about: {
    summary: 'Sends a gift again, with a fresh link.',
    errors: ['NOT_FOUND', 'GIFT_CLAIMED', 'GIFT_ENDED'],
  },
  answers: done,
  handler: async ({ req, user, params, input }) => {
    const by = hasRight(req, 'people') ? 'staff' : 'customer'
    const isMailed = await resendGift(req.payload, { ...input, giftId: idOf(params.id), by, actor: user.id })
    const message = isMailed
      ? 'The gift is on its way, with a fresh link.'
      : 'Saved. The gift goes there on its day.'
    return { success: true, message }
  },
})
