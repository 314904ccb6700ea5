import { z } from 'zod'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done, successWith } from '@/src/server/reply'
import { endView } from './end-view'
import { startView } from './start-view'

/**
 * `POST /users/{id}/view` `{ reason }`: a token that shows the website as somebody below one's rank, for half an hour. It writes
 * nothing, and does not show what is private to them. Needs the rights to people and money.
 */
export const postView = defineEndpoint({
  method: 'post',
  path: '/users/:id/view',
  access: 'staff',
  about: {
    summary: 'Staff: looks at the website as somebody, without changing anything.',
    errors: ['MAY_NOT_VIEW'],
    example: { reason: 'Cannot find the second lesson' },
  },
  input: z.object({ reason: z.string().trim().min(1, 'Please say why.').max(500) }),
  answers: successWith(z.object({ token: z.string(), until: z.string(), name: z.string() })),
  handler: async ({ input: { reason }, params, req, user }) => {
    const { id: viewerId, sid } = user
    return {
      success: true,
      data: await startView(req.payload, { userId: idOf(params.id), viewerId, sid, reason }),
    }
  },
})

/** `POST /users/{id}/view/end`: ends one's own view of somebody. Twice is no error. */
export const postEndView = defineEndpoint({
  method: 'post',
  path: '/users/:id/view/end',
  access: 'staff',
  about: { summary: 'Staff: ends one’s view of the website as somebody.' },
  answers: done,
  handler: async ({ params, req, user }) => {
    await endView(pool(req.payload), { userId: idOf(params.id), viewerId: user.id })
    return { success: true, message: 'You see the website as yourself again.' }
  },
})
