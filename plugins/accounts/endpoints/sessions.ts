import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { answer, done, success, successWith } from '@/src/server/reply'
import { endSessions } from '../sessions/end-sessions'
import { listOwnSessions } from '../sessions/own-sessions'
import { expiredSessionCookie } from '../sessions/session-cookie'

const device = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})

/** `GET /users/sessions`: the devices one is signed in on, under `data`; this one first. */
export const listSessions = defineEndpoint({
  method: 'get',
  path: '/users/sessions',
  access: 'signed-in',
  about: { summary: 'The sessions of whoever is signed in.' },
  answers: successWith(z.array(device)),
  handler: async ({ req, user }) => ({
    success: true,
    data: await listOwnSessions(pool(req.payload), { userId: user.id, sid: user.sid }),
  }),
})

/** `DELETE /users/sessions/{id}`: signs one device out, at once. 404 for one that is over, or somebody else's. */
export const endOneSession = defineEndpoint({
  method: 'delete',
  path: '/users/sessions/:id',
  access: 'signed-in',
  about: { summary: 'Ends one of one’s own sessions.', errors: ['NOT_FOUND'] },
  answers: done,
  handler: async ({ params, req, user }) => {
    const id = idOf(params.id)
    const isCurrent = id === user.sid
    const reason = isCurrent ? 'signed-out' : 'signed-out-from-another-device'
    const ended = await endSessions(pool(req.payload), { userId: user.id, only: id, reason })
    if (ended === 0) throw new DomainError('NOT_FOUND')
    const headers = isCurrent ? expiredSessionCookie(req) : {}
    return answer({ success: true, message: 'This device has been signed out.' }, { headers })
  },
})

/** `POST /users/logout-all`: signs every device out, at once; all but this one with `keepCurrent`. */
export const logoutAll = defineEndpoint({
  method: 'post',
  path: '/users/logout-all',
  access: 'signed-in',
  about: { summary: 'Ends all sessions of whoever is signed in.' },
  input: z.object({ keepCurrent: z.boolean().nullish() }),
  answers: success({ message: z.string(), data: z.object({ ended: z.number() }) }),
  handler: async ({ input, req, user }) => {
    const keep = input.keepCurrent ? user.sid : null
    const reason = 'signed-out-everywhere'
    const ended = await endSessions(pool(req.payload), { userId: user.id, keep, reason })
    const message = keep
      ? 'Your other devices have been signed out.'
      : 'You have been signed out on every device.'
    const headers = keep ? {} : expiredSessionCookie(req)
    return answer({ success: true, message, data: { ended } }, { headers })
  },
})
