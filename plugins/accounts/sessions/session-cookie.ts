import type { PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

/**
 * Payload's http-only cookie: server components and the staff area know the visitor by it. None for a request that
 * another site's page made: its form would sign a visitor in here as somebody else, without their knowing.
 */
export function sessionCookie(req: PayloadRequest, token: string): Record<string, string> {
  const origin = req.headers.get('Origin')
  if (origin && !req.payload.config.csrf.includes(origin)) return {}
  return { 'Set-Cookie': asFlags(generatePayloadCookie({ ...cookieSettings(req), token })) }
}

export function expiredSessionCookie(req: PayloadRequest): Record<string, string> {
  return { 'Set-Cookie': asFlags(generateExpiredPayloadCookie(cookieSettings(req))) }
}

/** Payload writes `HttpOnly=true`, which browsers understand and stricter clients do not. */
function asFlags(cookie: string): string {
  return cookie.replace('; HttpOnly=true', '; HttpOnly').replace('; Secure=true', '; Secure')
}

function cookieSettings(req: PayloadRequest) {
  const { auth } = req.payload.collections.users.config
  return { collectionAuthConfig: auth, cookiePrefix: req.payload.config.cookiePrefix }
}
