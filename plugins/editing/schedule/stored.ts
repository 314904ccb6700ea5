import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import { isMenus, type Scheduling } from '@/src/domain/editing/scheduling-collections'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { findDocument, requireDocument, type StoredDocument } from '../find-document'

/** What is scheduled, as it is stored: a document by its id or its address, or the menus. `NOT_FOUND` when it is not there. */
export function findScheduled(
  req: PayloadRequest,
  kind: Scheduling,
  idOrSlug: string,
): Promise<StoredDocument> {
  return isMenus(kind) ? readMenus(req) : findDocument(req, kind, idOrSlug)
}

/** By its id alone. */
export function requireScheduled(req: PayloadRequest, kind: Scheduling, id: string): Promise<StoredDocument> {
  return isMenus(kind) ? readMenus(req) : requireDocument(req, kind, id)
}

export function fieldsOf(payload: Payload, kind: Scheduling): FlattenedField[] {
  if (!isMenus(kind)) return payload.collections[kind].config.flattenedFields
  return payload.globals.config.find(({ slug }) => slug === kind)?.flattenedFields ?? []
}

type Standing = { document: string; locale: Locale; status: 'draft' | 'published' }

/** Through hooks and validation, as when somebody presses the button. */
export async function setStatus(req: PayloadRequest, kind: Scheduling, standing: Standing): Promise<void> {
  const { document, locale, status } = standing
  const change = { locale, data: { _status: status }, depth: 0, req } as const
  if (isMenus(kind)) await req.payload.updateGlobal({ slug: kind, ...change })
  else await req.payload.update({ collection: kind, id: document, ...change })
}

async function readMenus(req: PayloadRequest): Promise<StoredDocument> {
  const found = await req.payload.db.findGlobal<StoredDocument>({ slug: 'navigation', locale: 'all', req })
  if (Object.keys(found).length === 0) throw new DomainError('NOT_FOUND')
  return { ...found, id: 'navigation' }
}
