import type { paths as ShopPaths } from '@/src/generated/shop-api-types'
import { type ApiResult, failed } from './api-result'
import { type AnswerOf, addressOf, type Call, type Method, type Path } from './contract'
import { type Answer, type ApiCall, isRecord, refusal, send } from './send'
import { type Shape, shapeOf } from './shape'

/** Where a visitor goes whose session has just ended: home, home unless the page is public, or as the caller says. */
export type WhenSessionEnds = 'home' | 'home-unless-public' | 'caller'

/** Why the server ended the session: it forbids (403), or no token could be renewed (401). */
export type SessionEnd = { reason: 'forbidden' | 'invalid-tokens'; message: string; leadTo: WhenSessionEnds }

/**
 * What became of a token that was refused.
 * - `renewed`: here is a token to try again with.
 * - `lost`: the session cannot be continued; the refresh token is missing, expired or refused.
 * - `unreachable`: nobody said no. The session stays, the call fails as any call without a network does.
 */
export type Refresh = { outcome: 'renewed'; token: string } | { outcome: 'lost' } | { outcome: 'unreachable' }

/** Whose calls they are, on a site that sends a token with them. Without one, the browser's cookies say it. */
export type TokenSession = {
  /** The token to send; empty for none. */
  token: () => string
  /** Whether anybody is signed in here, as far as this browser knows. */
  isKnown: () => boolean
  /** Asked once for a refused token, however many calls it was refused to. */
  renew: (refused: string) => Promise<Refresh>
  end: (end: SessionEnd) => void
}

export type ApiParts = {
  /** Where the calls begin: `/api`. */
  base: string
  fetch: typeof fetch
  timeoutMs: number
  session?: TokenSession
}

export type CallOptions = Pick<ApiCall, 'headers' | 'timeoutMs' | 'keepalive'> & {
  /** Signing in and the like: no token is sent and a 401 means what it says. */
  anonymous?: boolean
  /** What stands behind the `?` of the address. */
  query?: Readonly<Record<string, string>>
  /** Specification 8, Auth says `home`, the default. */
  whenSessionEnds?: WhenSessionEnds
}

/** A call whose answer is read by hand, since the specification names several readings of it. */
export type ApiOptions = ApiCall & CallOptions

export type Api<Paths = ShopPaths> = {
  /** One of the description's calls: its parameters, body and answer are as told there. */
  <M extends Method, P extends Path<Paths, M>>(
    call: Call<Paths, M, P> & CallOptions,
  ): Promise<ApiResult<AnswerOf<Paths, M, P>>>
  <Data>(call: ApiOptions, shape: Shape<Data>): Promise<ApiResult<Data>>
}

/**
 * The one way to the server. Sends the token where the site has one; on a 401 renews it once and asks again; on a 403,
 * or when it cannot be renewed, ends the session (specification 8, Auth). Never throws: a failure is a value.
 * An answer that is not JSON of ours, or not of the given shape, is the failure `UNREADABLE_ANSWER`.
 */
export function createApi<Paths = ShopPaths>(parts: ApiParts): Api<Paths> {
  const { session } = parts

  return async <Data>(
    { params, query, ...options }: ApiOptions & { params?: object | undefined },
    shape: Shape<Data> = anyRecord as Shape<Data>,
  ) => {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const call = { ...options, path: `${addressOf(options.path, params)}${search}` }
    const token = call.anonymous ? '' : (session?.token() ?? '')
    let answer = await sendOnce(parts, call, token)

    if (answer.status === 401 && !call.anonymous && session?.isKnown()) {
      const refresh = await session.renew(token)
      if (refresh.outcome === 'renewed') answer = await sendOnce(parts, call, refresh.token)
      if (refresh.outcome === 'lost') endSession(session, call, 'invalid-tokens', 'Invalid tokens')
      if (refresh.outcome === 'unreachable') {
        return failed({ code: 'NETWORK', message: 'We could not renew your session. Please try again.' })
      }
    }
    if (answer.status === 403) endSession(session, call, 'forbidden', refusal(answer).message)
    return readAnswer(answer, shape)
  }
}

/** What the contract's types are believed of. */
const anyRecord = shapeOf((value) => (isRecord(value) ? value : null))

function sendOnce(parts: ApiParts, call: ApiOptions, token: string): Promise<Answer> {
  const timeoutMs = call.timeoutMs ?? parts.timeoutMs
  return send(parts.fetch, `${parts.base}${call.path}`, { ...call, token, timeoutMs })
}

function endSession(
  session: TokenSession | undefined,
  call: ApiOptions,
  reason: SessionEnd['reason'],
  message: string,
): void {
  session?.end({ reason, message, leadTo: call.whenSessionEnds ?? 'home' })
}

function readAnswer<Data>(answer: Answer, shape: Shape<Data>): ApiResult<Data> {
  const refused = !('body' in answer) || answer.status >= 400
  if (refused || (isRecord(answer.body) && answer.body.success === false)) {
    return { ok: false, failure: refusal(answer) }
  }
  const read = shape.safeParse(answer.body)
  if (read.success) return { ok: true, data: read.data }
  return failed({
    status: answer.status,
    code: 'UNREADABLE_ANSWER',
    message: 'Something went wrong. Please try again.',
    body: answer.body,
  })
}
