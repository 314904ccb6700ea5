import {
  type ApiFailure,
  type ApiResult,
  anything,
  isRecord,
  type KeyValueStorage,
  type Observable,
  observable,
  type SessionEnd,
  shapeOf,
  type WhenSessionEnds,
} from 'payload-plugin-digital-commerce/client'
import type { Locale } from '@/src/domain/languages/locales'
import type { Api } from '../http/api'
import { clearStoredSession, readStoredSession, writeStoredSession } from '../http/stored-session'
import { deviceIdOf } from './device-id'
import { loadingSession, type SessionState, signedIn, signedOut, unreachableSession } from './session-state'
import { readSessionUser, type SessionUser } from './session-user'
import { readSignIn, refusedSignIn, signInAnswer, unprocessedSignIn } from './sign-in-answer'

type Credentials = { email: string; password: string }

/** The answer to a sign-in whose password was right: `deviceId` is the one the challenge came with. */
type SecondStep = { challenge: string; deviceId: string; code?: string; recoveryCode?: string }

export type Session = Pick<Observable<SessionState>, 'get' | 'subscribe'> & {
  /** Asks the server whom the stored tokens belong to. Also the recheck: ends a session that is over. */
  load: () => Promise<void>
  signIn: (credentials: Credentials) => Promise<ApiResult<SessionUser>>
  /** What follows a sign-in that was refused with `TWO_FACTOR_REQUIRED`. */
  verifyTwoFactor: (answer: SecondStep) => Promise<ApiResult<SessionUser>>
  /** Creates an account in a language, that of its mails, and signs in. `path` is `/users/register` or `/users/register-invited`. */
  register: (
    path: string,
    details: Record<string, unknown>,
    locale?: Locale,
  ) => Promise<ApiResult<SessionUser>>
  /** Ends the session here at once, and on the server as soon as it hears of it. */
  signOut: () => void
  /** The server has ended the session. */
  end: (end: SessionEnd) => void
  /** Tells when somebody who was signed in here no longer is, and where to lead them. */
  onLeft: (listener: (left: Left) => void) => () => void
  /** After the profile form was saved. */
  changeUser: (user: SessionUser) => void
}

/** `message` is for the visitor's eyes; null when they signed out themselves. */
export type Left = { leadTo: WhenSessionEnds; message: string | null }

type SessionParts = { api: Api; storage: KeyValueStorage }

/** The visitor's session (specification 4, Session): who is signed in here, as a value that can be watched. */
export function createSession({ api, storage }: SessionParts): Session {
  const state = observable<SessionState>(loadingSession)
  // Counts who was let in or out, so that an answer about an earlier visitor is not taken for the present one.
  let turn = 0
  const listeners = new Set<(left: Left) => void>()

  function accept(answer: unknown, deviceId: string): ApiResult<SessionUser> {
    const signIn = readSignIn(answer, deviceId)
    if (!signIn) return { ok: false, failure: unprocessedSignIn }
    turn += 1
    writeStoredSession(storage, { ...signIn.stored, userRole: signIn.user.role })
    state.set(signedIn(signIn.user))
    return { ok: true, data: signIn.user }
  }

  async function enter(
    path: string,
    body: Record<string, unknown>,
    locale?: Locale,
  ): Promise<ApiResult<SessionUser>> {
    const deviceId = deviceIdOf(storage)
    const call = {
      method: 'POST',
      path,
      body: { deviceId, ...body },
      anonymous: true,
      ...(locale ? { query: { locale } } : {}),
    } as const
    const result = await api(call, signInAnswer)
    return result.ok ? accept(result.data, deviceId) : { ok: false, failure: refusedSignIn(result.failure) }
  }

  function leave(left: Left): void {
    turn += 1
    clearStoredSession(storage)
    if (state.get().status === 'signed-out') return
    state.set(signedOut(left.message, left.leadTo === 'home'))
    for (const listener of listeners) listener(left)
  }

  const isArriving = () => ['loading', 'unreachable'].includes(state.get().status)

  async function load(): Promise<void> {
    // A visitor who just arrived is led by the guard of the page they asked for; one who was in goes home.
    const whenSessionEnds = state.get().status === 'signed-in' ? 'home-unless-public' : 'caller'
    if (!hasTokens(storage)) return leave({ leadTo: whenSessionEnds, message: null })
    const asked = turn
    const result = await api({ method: 'GET', path: '/users/profile', whenSessionEnds }, profileAnswer)
    if (asked !== turn) return
    const user = result.ok ? readSessionUser(result.data.data) : null
    if (user) {
      writeStoredSession(storage, { userRole: user.role })
      return state.set(signedIn(user))
    }
    if (result.ok || !isUnreachable(result.failure)) return leave({ leadTo: whenSessionEnds, message: null })
    if (state.get().status !== 'signed-in') state.set(unreachableSession)
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    load,
    signIn: (credentials) => enter('/users/login', credentials),
    verifyTwoFactor: (answer) => enter('/users/login/two-factor', answer),
    register: enter,
    signOut() {
      const { refreshToken, deviceId, token } = readStoredSession(storage)
      leave({ leadTo: 'home', message: null })
      void api(
        {
          method: 'POST',
          path: '/users/logout',
          body: { refreshToken, deviceId },
          // The storage has forgotten it already, and a refused farewell must not start a refresh.
          headers: { Authorization: `Bearer ${token}` },
          anonymous: true,
        },
        anything,
      )
    },
    // Who is forbidden goes home on arrival too: signing in again would not help.
    end: (end) => leave(end.reason === 'forbidden' && isArriving() ? { ...end, leadTo: 'home' } : end),
    onLeft(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeUser: (user) => state.set(signedIn(user)),
  }
}

const profileAnswer = shapeOf((answer) => (isRecord(answer) ? { data: answer.data } : null))

function hasTokens(storage: KeyValueStorage): boolean {
  const { token, refreshToken } = readStoredSession(storage)
  return Boolean(token || refreshToken)
}

/** Nobody said that the session is over: no answer, a server in trouble, or one that asks for patience. */
function isUnreachable(failure: ApiFailure): boolean {
  return failure.status === 0 || failure.status === 429 || failure.status >= 500
}
