import { createHmac, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'

/** What a reset link carries: 256 random bits. Only `hashToken` of it is stored. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What the form behind a link is sent with. Derived from the link's token with a server key, so that a second tab, a
 * reload or a scanner that opens the page too is given the same one and makes nobody else's void.
 */
export function resetSessionToken(payload: Payload, token: string): string {
  return createHmac('sha256', payload.secret).update(`reset|${token}`).digest('base64url')
}
