import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { mergeTokenSchema } from '@/src/domain/people/merge-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { withGuessBudget } from '@/src/server/rate-limit/guesses'
import { success, successWith } from '@/src/server/reply'
import { askAgain } from '../operations/ask-mailboxes'
import { confirmMerge } from '../operations/confirm-merge'

/**
 * `POST /users/confirm-merge { token }`: the button behind the mailed link. Once both mailboxes have pressed it, what was written in
 * the account that was merged away is in the one that stays. Refusal: 410.
 */
export const postConfirmMerge = defineEndpoint({
  method: 'post',
  path: '/users/confirm-merge',
  access: 'anyone',
  about: {
    summary: 'Confirms that two merged accounts are one person’s, with the link from the mail.',
    errors: ['EMAIL_LINK_EXPIRED', 'PERSONAL_DATA_OFF', 'PERSONAL_DATA_LOCKED'],
  },
  limit: { name: 'merge-confirm', points: 30, seconds: 900, by: 'visitor' },
  input: mergeTokenSchema,
  answers: successWith(z.object({ state: z.enum(['waiting', 'moved']) })),
  handler: async ({ input: { token }, req }) => {
    const { isMoved } = await withGuessBudget(req, 'confirmation', () => confirmMerge(req.payload, token))
    return { success: true, data: { state: isMoved ? 'moved' : 'waiting' } }
  },
})

/** `POST /users/{id}/merges/{mergeId}/mails`, staff only: asks those mailboxes again that have not answered. */
export const postMergeMails = defineEndpoint({
  method: 'post',
  path: '/users/:userId/merges/:mergeId/mails',
  access: 'staff',
  about: {
    summary: 'Staff: asks the mailboxes of two merged accounts again whether both are one person’s.',
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  limit: { name: 'merge-mails', points: 20, seconds: 3600, by: 'account' },
  answers: success({ message: z.string() }),
  handler: async ({ req, params, user }) => {
    await askAgain(req.payload, {
      mergeId: idOf(params.mergeId),
      intoId: idOf(params.userId),
      actor: user.id,
    })
    wakeOutbox(req.payload)
    return { success: true, message: 'The emails are on their way.' }
  },
})
