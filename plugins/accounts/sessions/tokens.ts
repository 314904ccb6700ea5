import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { jwtVerify } from 'jose'
import { jwtSign, type Payload } from 'payload'
import { isUuid } from '@/src/domain/ids/uuid'
import { ACCESS_TOKEN_SECONDS } from '@/src/domain/sessions/session-rules'

/** A short token in Payload's own format that names the session it belongs to. */
export async function signAccessToken(
  payload: Payload,
  session: { sid: string; userId: string; email: string },
): Promise<{ token: string; exp: number }> {
  return jwtSign({
    fieldsToSign: { id: session.userId, collection: 'users', email: session.email, sid: session.sid },
    secret: payload.secret,
    tokenExpiration: ACCESS_TOKEN_SECONDS,
  })
}

/** The session and user a token names (the view, where staff look on: `isView`), or null when it is not ours, not of this kind, or over (unless `atAnyAge`). */
export async function readAccessToken(
  payload: Payload,
  token: string,
  { atAnyAge = false }: { atAnyAge?: boolean } = {},
): Promise<{ sid: string; userId: string; isView: boolean } | null> {
  try {
    const key = new TextEncoder().encode(payload.secret)
    const currentDate = atAnyAge ? new Date(0) : new Date()
    const { payload: claims } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate })
    const { id, collection, sid, isView } = claims
    if (collection !== 'users' || !isUuid(id) || !isUuid(sid)) return null
    return { sid, userId: id, isView: isView === true }
  } catch {
    return null
  }
}

/**
 * Refresh tokens are `<session id>.<256 random bits>.<signature>`. The next one is derived from the last with a server
 * key: two tabs that present the same token at once get the same successor, and no token is ever stored in clear.
 */
export function newRefreshToken(payload: Payload, sid: string): string {
  return signed(payload, `${sid}.${randomBytes(32).toString('base64url')}`)
}

export function nextRefreshToken(payload: Payload, sid: string, current: string): string {
  return signed(payload, `${sid}.${hmac(payload, `refresh|${current}`)}`)
}

/**
 * Whether this server gave the token to somebody once, now or generations ago. A guess never passes: nobody else can
 * sign one. Only a token that was given can have been stolen.
 */
export function wasGiven(payload: Payload, refreshToken: string): boolean {
  const expected = Buffer.from(signed(payload, refreshToken.slice(0, refreshToken.lastIndexOf('.'))))
  const presented = Buffer.from(refreshToken)
  return presented.length === expected.length && timingSafeEqual(presented, expected)
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The session a refresh token names; null for anything that cannot be one. */
export function sessionOf(refreshToken: string): string | null {
  const sid = refreshToken.split('.')[0] ?? ''
  return isUuid(sid) && refreshToken.length < 200 ? sid : null
}

function signed(payload: Payload, unsigned: string): string {
  return `${unsigned}.${hmac(payload, `refresh-given|${unsigned}`)}`
}

function hmac(payload: Payload, text: string): string {
  return createHmac('sha256', payload.secret).update(text).digest('base64url')
}
