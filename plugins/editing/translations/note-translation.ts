import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { changedFields, saysSomething, type Translated } from '@/src/domain/editing/translation-state'
import { DEFAULT_LOCALE, isLocale } from '@/src/domain/languages/locales'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { requestSql } from '@/src/server/db/request-sql'
import { localizedFields } from './localized-fields'
import { forgetTranslation, noteEnglish, noteFrench } from './store-translation'

type Document = Record<string, unknown>

/**
 * Keeps, in the transaction that saves a document, what its French lacks. English counts as it is written, drafts too; French as
 * it is shown. What lies in the trash waits for nobody.
 */
export const noteTranslation =
  (collection: Translated): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req, collection: { flattenedFields, admin } }) => {
    const about = { collection, id: String(doc.id) }
    if (doc.deletedAt) await forgetTranslation(await requestSql(req), about)
    else {
      const title = doc[admin.useAsTitle ?? 'title'] ?? doc.filename
      const changes = changedFields(localizedFields(flattenedFields), previousDoc ?? {}, doc)
      await note(req, { ...about, title: String(title ?? '') }, { doc, changes, isNew: !previousDoc?.id })
    }
    return doc
  }

export const noteGlobal =
  (collection: Translated, title: string): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req, global }) => {
    const changes = changedFields(localizedFields(global.flattenedFields), previousDoc ?? {}, doc)
    await note(req, { collection, id: collection, title }, { doc, changes, isNew: false })
    return doc
  }

/** Each language has a template of its own: the French one tells of the English one’s. */
export const noteTemplate: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [key = '', language] = String(doc.key).split(':')
  const about = { collection: 'email-templates' as const, id: key, title: messageLabel(key) }
  const sql = await requestSql(req)
  if (language) {
    // A draft is kept beside what is sent, and our own French is sent when nothing else is.
    if (doc._status !== 'draft') await noteFrench(sql, { ...about, isThere: true })
  } else {
    const fields = [
      { name: 'subject', label: 'Subject' },
      { name: 'heading', label: 'Heading' },
      { name: 'blocks', label: 'Text' },
    ]
    const changes = previousDoc?.id ? changedFields(fields, previousDoc, doc) : []
    await noteEnglish(sql, { ...about, changes })
  }
  return doc
}

export const forgetDeleted =
  (collection: Translated): CollectionAfterDeleteHook =>
  async ({ id, req }) =>
    forgetTranslation(await requestSql(req), { collection, id: String(id) })

type About = { collection: Translated; id: string; title: string }

async function note(
  req: PayloadRequest,
  about: About,
  { doc, changes, isNew }: { doc: Document; changes: string[]; isNew: boolean },
): Promise<void> {
  const locale = req.locale ?? DEFAULT_LOCALE
  if (!isLocale(locale)) return
  const sql = await requestSql(req)
  if (locale === DEFAULT_LOCALE) return noteEnglish(sql, { ...about, changes: isNew ? [] : changes })
  if (doc._status === 'draft') return
  const isThere = doc.shown !== false && saysSomething(about.collection, doc)
  await noteFrench(sql, { ...about, isThere })
}
