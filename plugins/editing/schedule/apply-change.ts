import type { PayloadRequest } from 'payload'
import { type Content, isSame } from '@/src/domain/editing/merge-scheduled'
import { isMenus } from '@/src/domain/editing/scheduling-collections'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { StoredDocument } from '../find-document'
import type { Change } from './change'
import { contentFields } from './content-fields'
import { languagesIn, publishedNext, takenOff, writtenLanguage } from './next-content'
import { requireScheduled, setStatus } from './stored'
import { latestVersion, saveDraft } from './versions'

/**
 * Publishes the scheduled version, or takes off what is public, in the transaction of the request. Whatever was written
 * after it was scheduled stays as the newest draft. `NOT_FOUND` for what was deleted, `CONFLICT` with the fields somebody
 * else published since, or when it lies in the trash; Payload's `ValidationError` for a version that lacks something.
 */
export async function applyChange(req: PayloadRequest, change: Change): Promise<void> {
  const { collection, document, type, locale } = change
  const stored = await requireScheduled(req, collection, document)
  if (stored.deletedAt) throw new DomainError('CONFLICT', { message: 'It is in the trash.' })
  const published = stored._status === 'published' ? stored : null
  if (type === 'unpublish' && !published) return
  const latest = (await latestVersion(req, collection, document)) ?? stored
  const next =
    type === 'publish'
      ? publishedNext(req.payload, change, published)
      : takenOff(req.payload, change, published ?? stored)

  await saveDraft(req, { collection, document, content: next, isHidden: true })
  await setStatus(req, collection, {
    document,
    locale: (type === 'publish' && locale) || writtenLanguage(next),
    status: type === 'unpublish' && locale === null ? 'draft' : 'published',
  })
  await keepLaterDraft(req, change, { latest, next })
}

/**
 * What somebody wrote later, or for another language, goes on as the draft, and so do the links of menus that were taken off;
 * whether a language is shown is decided.
 */
async function keepLaterDraft(
  req: PayloadRequest,
  { collection, document, type, locale }: Change,
  { latest, next }: { latest: StoredDocument; next: Content },
): Promise<void> {
  const isPublic = contentFields(req.payload, collection).every(({ name }) =>
    isSame(latest[name], next[name]),
  )
  const isTakenOff = isMenus(collection) && type === 'unpublish'
  if ((latest._status !== 'draft' && !isTakenOff) || isPublic) return
  const shown = locale &&
    'shown' in next && { shown: { ...languagesIn(latest), [locale]: languagesIn(next)[locale] } }
  await saveDraft(req, { collection, document, content: { ...latest, ...shown }, isHidden: false })
}
