import * as z from 'zod/mini'
import type { ApiFailure } from '../http/api-result'
import { failed } from '../http/api-result'
import { isRecord } from '../http/send'
import type { StoredSession } from '../http/stored-session'
import { readSessionUser, type SessionUser } from './session-user'

/** What login and both registrations answer. Everything is checked by `readSignIn`, in the specified words. */
export const signInAnswer = z.looseObject({})

const complete = z.object({
  user: z.looseObject({}),
  tokens: z.object({
    accessToken: z.string().check(z.minLength(1)),
    refreshToken: z.string().check(z.minLength(1)),
  }),
  deviceId: z.optional(z.string()),
})

export type SignIn = { user: SessionUser; stored: Pick<StoredSession, 'token' | 'refreshToken' | 'deviceId'> }

/** The sign-in in an answer, or null when it lacks its tokens or its user. `deviceId` is the one that was sent. */
export function readSignIn(answer: unknown, deviceId: string): SignIn | null {
  const read = complete.safeParse(answer)
  const user = read.success ? readSessionUser(read.data.user) : null
  if (!read.success || !user) return null
  const { accessToken, refreshToken } = read.data.tokens
  return { user, stored: { token: accessToken, refreshToken, deviceId: read.data.deviceId || deviceId } }
}

/** Specification 8, Auth: an answer without tokens. */
export const unprocessedSignIn = failed({
  code: 'LOGIN_PROCESS_FAILED',
  message: 'Failed to process login response',
}).failure

/** Specification 8, Auth: a refusal keeps the server's words, and has specified ones where the server had none. */
export function refusedSignIn(failure: ApiFailure): ApiFailure {
  if (failure.status === 0) return failure
  const said = isRecord(failure.body) ? failure.body : {}
  return {
    ...failure,
    message: typeof said.message === 'string' && said.message ? said.message : 'Login failed.',
    code: typeof said.error === 'string' && said.error ? said.error : 'UNKNOWN_ERROR',
  }
}
