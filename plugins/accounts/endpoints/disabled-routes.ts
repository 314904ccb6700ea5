import type { Endpoint } from 'payload'
import { WALL } from '@/src/server/openapi/described'
import { json } from '@/src/server/reply'

const CLOSED: { method: Endpoint['method']; path: string }[] = [
  { method: 'post', path: '/users/first-register' },
  { method: 'post', path: '/users/unlock' },
  { method: 'post', path: '/users/verify/:id' },
]

/**
 * Payload's own account routes that are not ours: reset tokens in clear, answers that tell who has an account, a
 * first superuser for whoever comes first. One set of endpoints is enough, so these are disabled.
 */
export const disabledRoutes: Endpoint[] = CLOSED.map(({ method, path }) => ({
  method,
  path,
  custom: WALL,
  handler: async () => json(404, { success: false, message: 'Not found.', error: 'NOT_FOUND' }),
}))
