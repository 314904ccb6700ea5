import { sealFor, unsealFor } from '@/src/server/seal'

/** What opens an account must not lie readable in the outbox: it is encrypted until its mail leaves. */
export function seal(secret: string): string {
  return sealFor('outbox secrets', secret)
}

export function unseal(sealed: string): string {
  return unsealFor('outbox secrets', sealed)
}
