import type { PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

/**
 * Payload's http-only cookie: server components and the staff area know the visitor by it. None for a request that
 * another site's page made: its form would sign a visitor in here as somebody else, without their knowing.
 */
export function sessionCookie(req: PayloadRequest, token: string): Record<string, string> {
  if (isFromAnotherSite(req)) return {}
  return { 'Set-Cookie': asFlags(generatePayloadCookie({ ...cookieSettings(req), token })) }
}

/** Takes the cookie away; not for another site's page either, whose form would sign its visitors out here. */
export function expiredSessionCookie(req: PayloadRequest): Record<string, string> {
  if (isFromAnotherSite(req)) return {}
  return { 'Set-Cookie': asFlags(generateExpiredPayloadCookie(cookieSettings(req))) }
}

function isFromAnotherSite({ headers, payload }: PayloadRequest): boolean {
  const origin = headers.get('Origin')
  return origin !== null && !payload.config.csrf.includes(origin)
}

/** Payload writes `HttpOnly=true`, which browsers understand and stricter clients do not. */
function asFlags(cookie: string): string {
  return cookie.replace('; HttpOnly=true', '; HttpOnly').replace('; Secure=true', '; Secure')
}

function cookieSettings(req: PayloadRequest) {
  const { auth } = req.payload.collections.users.config
  return { collectionAuthConfig: auth, cookiePrefix: req.payload.config.cookiePrefix }
}
