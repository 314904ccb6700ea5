import { randomBytes } from 'node:crypto'

/** What an invitation's link carries: 256 random bits. Only `hashToken` of it is stored. */
export function newInvitationToken(): string {
  return randomBytes(32).toString('base64url')
}
