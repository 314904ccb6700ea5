import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'

type Asked = Pick<PayloadRequest, 'user'>

/** The staff who look at the website as the person of a request; null when that person asks themselves. */
export function viewerOf({ user }: Asked): string | null {
  return user && '_viewerId' in user ? String(user._viewerId) : null
}

/** Nothing is written in the name of somebody by whoever looks on. Asked of every call there is, before anything else. */
export function refuseWriteOfViewer(req: Asked, method: string): void {
  if (method !== 'get' && viewerOf(req)) throw new DomainError('READ_ONLY_VIEW')
}
