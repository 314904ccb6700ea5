import { type ApiFailure, failed, isRecord, shapeOf } from 'payload-plugin-digital-commerce/client'
import { readTokens } from '../http/read-tokens'
import type { StoredSession } from '../http/stored-session'
import { readSessionUser, type SessionUser } from './session-user'

/** What login and both registrations answer. Everything is checked by `readSignIn`, in the specified words. */
export const signInAnswer = shapeOf((answer) => (isRecord(answer) ? answer : null))

export type SignIn = { user: SessionUser; stored: Pick<StoredSession, 'token' | 'refreshToken' | 'deviceId'> }

/** The sign-in in an answer, or null when it lacks its tokens or its user. `deviceId` is the one that was sent. */
export function readSignIn(answer: unknown, deviceId: string): SignIn | null {
  if (!isRecord(answer)) return null
  const user = readSessionUser(answer.user)
  const tokens = readTokens(answer.tokens)
  const given = answer.deviceId ?? ''
  if (!user || !tokens || typeof given !== 'string') return null
  const { accessToken, refreshToken } = tokens
  return { user, stored: { token: accessToken, refreshToken, deviceId: given || deviceId } }
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
