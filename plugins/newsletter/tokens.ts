import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isUuid } from '@/src/domain/ids/uuid'
import { env } from '@/src/server/env'

/** What a link to confirm carries: 256 random bits. Only `hashToken` of it is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * What the links to leave carry. Each newsletter has one and they work for ever, so it is stored nowhere: it names the
 * subscription and is signed with a server key.
 */
export function leaveToken(subscriptionId: string): string {
  return `${subscriptionId}.${signature(subscriptionId)}`
}

/** The subscription a link to leave names; null for anything we did not sign. */
export function subscriptionOf(token: string): string | null {
  const [id = '', signed = ''] = token.split('.')
  if (!isUuid(id)) return null
  const [expected, presented] = [Buffer.from(signature(id)), Buffer.from(signed)]
  return presented.length === expected.length && timingSafeEqual(presented, expected) ? id : null
}

function signature(id: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`newsletter-leave|${id}`).digest('base64url')
}
