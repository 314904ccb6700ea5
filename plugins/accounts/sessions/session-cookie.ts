import type { PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

/** Payload's http-only cookie: server components and the staff area know the visitor by it. */
export function sessionCookie(req: PayloadRequest, token: string): Record<string, string> {
  return { 'Set-Cookie': generatePayloadCookie({ ...cookieSettings(req), token }) }
}

export function expiredSessionCookie(req: PayloadRequest): Record<string, string> {
  return { 'Set-Cookie': generateExpiredPayloadCookie(cookieSettings(req)) }
}

function cookieSettings(req: PayloadRequest) {
  const { auth } = req.payload.collections.users.config
  return { collectionAuthConfig: auth, cookiePrefix: req.payload.config.cookiePrefix }
}
