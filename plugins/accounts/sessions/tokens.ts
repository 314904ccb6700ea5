import { createHash, createHmac, randomBytes } from 'node:crypto'
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

/** The session and user a token names, or null when it is not ours, not of this kind, or over. */
export async function readAccessToken(
  payload: Payload,
  token: string,
): Promise<{ sid: string; userId: string } | null> {
  try {
    const key = new TextEncoder().encode(payload.secret)
    const { payload: claims } = await jwtVerify(token, key, { algorithms: ['HS256'] })
    const { id, collection, sid } = claims
    if (collection !== 'users' || !isUuid(id) || !isUuid(sid)) return null
    return { sid, userId: id }
  } catch {
    return null
  }
}

/**
 * Refresh tokens are `<session id>.<256 random bits>`. The next one is derived from the last with a server key:
 * two tabs that present the same token at once get the same successor, and no token is ever stored in clear.
 */
export function newRefreshToken(sid: string): string {
  return `${sid}.${randomBytes(32).toString('base64url')}`
}

export function nextRefreshToken(payload: Payload, sid: string, current: string): string {
  const secret = createHmac('sha256', payload.secret).update(`refresh|${current}`).digest('base64url')
  return `${sid}.${secret}`
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The session a refresh token names; null for anything that cannot be one. */
export function sessionOf(refreshToken: string): string | null {
  const sid = refreshToken.split('.')[0] ?? ''
  return isUuid(sid) && refreshToken.length < 200 ? sid : null
}
