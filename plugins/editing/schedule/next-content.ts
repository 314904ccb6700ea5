import type { Payload } from 'payload'
import { type Content, mergeScheduled } from '@/src/domain/editing/merge-scheduled'
import { isMenus } from '@/src/domain/editing/scheduling-collections'
import { DomainError } from '@/src/domain/errors/domain-error'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/src/domain/languages/locales'
import type { StoredDocument } from '../find-document'
import type { Change } from './change'
import { contentFields } from './content-fields'

/** What is public after a publication. `published` is what is public now, null for nothing. */
export function publishedNext(payload: Payload, change: Change, published: StoredDocument | null): Content {
  const { collection, locale, content: scheduled, base } = change
  const locales = locale === null ? LOCALES : [locale]
  const fields = contentFields(payload, collection)
  const merged = mergeScheduled({ fields, locales, base, published, scheduled })
  if ('conflicts' in merged) {
    const named = merged.conflicts.map((label) => `“${label}”`).join(', ')
    throw new DomainError('CONFLICT', {
      message: `Somebody published other words for ${named} after this was scheduled. Theirs stay. Look at both, and schedule it again.`,
    })
  }
  const shown = shownNext(change, published)
  return { ...published, ...scheduled, ...merged.content, ...(shown && { shown }) }
}

/**
 * What is public after it was taken off in a language; in all of them by its status alone. Menus without links in a language are
 * those every site begins with.
 */
export function takenOff(
  payload: Payload,
  { collection, locale }: Change,
  published: StoredDocument,
): Content {
  if (locale === null) return published
  if (!isMenus(collection)) return { ...published, shown: { ...languagesIn(published), [locale]: false } }
  const lists = contentFields(payload, collection).filter(({ isLocalized }) => isLocalized)
  const emptied = lists.map(({ name }) => [name, { ...(published[name] as Content | null), [locale]: [] }])
  return { ...published, ...Object.fromEntries(emptied) }
}

/** The language a document is validated in. */
export function writtenLanguage({ title }: Content): Locale {
  if (typeof title !== 'object' || title === null) return DEFAULT_LOCALE
  return LOCALES.find((locale) => (title as Record<string, unknown>)[locale]) ?? DEFAULT_LOCALE
}

/** A language that is published is shown; one that somebody took off meanwhile stays off. */
function shownNext({ locale, content, base }: Change, published: StoredDocument | null) {
  if (!('shown' in content)) return null
  const [was, is, will] = [base, published, content].map(languagesIn)
  if (locale !== null) return { ...(published ? is : will), [locale]: true }
  const decided = (each: Locale) => (published && is?.[each] !== was?.[each] ? is?.[each] : will?.[each])
  return Object.fromEntries(LOCALES.map((each) => [each, decided(each)]))
}

export function languagesIn(content: Content | null): Record<string, unknown> {
  return (content?.shown ?? {}) as Record<string, unknown>
}
