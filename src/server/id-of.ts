import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { parseDocumentId } from '@/src/domain/ids/document-id'
import { isUuid } from '@/src/domain/ids/uuid'
import { type NumberedBySite, siteOf } from './site'

/** An id of a document of ours in an address. What cannot be one names nothing: `NOT_FOUND`. */
export function idOf(value: string | undefined): string {
  if (!isUuid(value)) throw new DomainError('NOT_FOUND')
  return value
}

/** The same of somebody or something whose ids the site decides. */
export function siteIdOf(payload: Payload, what: NumberedBySite, value: string | undefined): string {
  const id = parseDocumentId(siteOf(payload).ids[what], value)
  if (id === null) throw new DomainError('NOT_FOUND')
  return id
}
