import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { closeAccountSchema } from '@/src/domain/own-data/own-data-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { done, success, successWith } from '@/src/server/reply'
import { closeAccount, reopenAccount } from '../operations/close-account'
import { findClosing } from '../operations/find-closing'

/** `POST /users/close-account` `{ password }`: closes one's account in 30 days; own words are deleted at once. */
export const close = defineEndpoint({
  method: 'post',
  path: '/users/close-account',
  access: 'signed-in',
  limit: { name: 'close-account', points: 10, seconds: 900, by: 'account' },
  input: closeAccountSchema,
  about: {
    summary: 'Closes one’s own account in 30 days.',
    errors: ['WRONG_PASSWORD', 'CONFLICT', 'NOT_FOUND'],
  },
  answers: success({ message: z.string(), closesAt: z.string() }),
  handler: async ({ req, user, input: { password } }) => {
    const { id: userId, sid, role } = user
    const closesAt = await closeAccount(req.payload, { userId, sid, role, password })
    wakeOutbox(req.payload)
    const message =
      'Your account will be closed in 30 days. We have written to you what is deleted and what is kept.'
    return { success: true, message, closesAt: closesAt.toISOString() }
  },
})

/** `POST /users/reopen-account`, while the 30 days run: the account stays. What was deleted at once is not brought back. */
export const reopen = defineEndpoint({
  method: 'post',
  path: '/users/reopen-account',
  access: 'signed-in',
  about: { summary: 'Keeps an account that was to be closed.', errors: ['CONFLICT'] },
  answers: done,
  handler: async ({ req, user }) => {
    await reopenAccount(req.payload, user.id)
    const message =
      'Your account stays open. Your answers, notes and action plans were deleted and cannot be brought back.'
    return { success: true, message }
  },
})

/**
 * `GET /users/own-data`: when one's account will be closed, who answers for personal information here, and what of one's own
 * others wait for: groups one leads, gifts that nobody has accepted.
 */
export const ownData = defineEndpoint({
  method: 'get',
  path: '/users/own-data',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'Whether one’s account is being closed, and whom to ask about one’s data.' },
  answers: successWith(
    z.object({
      closesAt: z.string().nullable(),
      privacyOfficer: z.object({ name: z.string(), email: z.string() }).nullable(),
      leads: z.array(z.string()),
      gives: z.array(z.object({ id: z.string(), title: z.string(), to: z.string() })),
    }),
  ),
  handler: async ({ req, user }) => ({ success: true, data: await findClosing(req.payload, user.id) }),
})
