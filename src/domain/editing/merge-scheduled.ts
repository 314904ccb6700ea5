import { LOCALES, type Locale } from '../languages/locales'
import { publishRows, type RowFields } from './shared-rows'

/** A field of a document; a group has fields of its own, each of which may be localized, and so have the rows of a shared list. */
export type ContentField = {
  name: string
  label: string
  isLocalized: boolean
  fields: ContentField[] | null
  rows?: RowFields | null
}

/** A document as it is stored: a localized field holds a value for each language. */
export type Content = Record<string, unknown>

export type Scheduled = {
  fields: ContentField[]
  /** The languages that are published; what all languages share goes with each. */
  locales: readonly Locale[]
  /** What was public when the version was scheduled, null for nothing. */
  base: Content | null
  /** What is public now. */
  published: Content | null
  /** The version that was scheduled. */
  scheduled: Content
}

export type Merged = { content: Content } | { conflicts: string[] }

/**
 * What is public once a scheduled version is published. What somebody published meanwhile stays where the version leaves the
 * field as it was; a field that both changed is a conflict, named by its label, and nothing is published: nobody's words
 * are lost. Languages that are not published stay as they are.
 */
export function mergeScheduled({ fields, ...versions }: Scheduled): Merged {
  const conflicts = new Set<string>()
  const content = mergeFields(fields, versions, conflicts)
  return conflicts.size > 0 ? { conflicts: [...conflicts] } : { content }
}

type Versions = Omit<Scheduled, 'fields'>

function mergeFields(fields: ContentField[], versions: Versions, conflicts: Set<string>): Content {
  const { locales, base, published, scheduled } = versions
  const merged: Content = {}
  for (const { name, label, isLocalized, fields: inner, rows } of fields) {
    const pick = (b: unknown, p: unknown, s: unknown) => {
      if (published === null || isSame(p, b)) return s
      if (!isSame(s, b) && !isSame(p, s)) conflicts.add(label)
      return p
    }
    const [b, p, s] = [base?.[name], published?.[name], scheduled[name]]
    if (isLocalized) {
      merged[name] = Object.fromEntries(
        LOCALES.flatMap((locale) => {
          const value = locales.includes(locale)
            ? pick(valueIn(b, locale), valueIn(p, locale), valueIn(s, locale))
            : valueIn(p, locale)
          return value === undefined ? [] : [[locale, value]]
        }),
      )
    } else if (inner) {
      const group = { locales, base: asContent(b), published: published && (asContent(p) ?? {}) }
      merged[name] = mergeFields(inner, { ...group, scheduled: asContent(s) ?? {} }, conflicts)
    } else if (rows) {
      const once = (next: unknown) => publishRows(rows, { locales, published: p, next })
      merged[name] = pick(once(b), p, once(s))
    } else merged[name] = pick(b, p, s)
  }
  return merged
}

function valueIn(value: unknown, locale: Locale): unknown {
  return asContent(value)?.[locale]
}

function asContent(value: unknown): Content | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Content) : null
}

/** Rows get ids of their own wherever they are stored; nothing and not there are one. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain)
  const content = asContent(value)
  if (!content) return value
  const entries = Object.entries(content)
    .filter(([key, inner]) => key !== 'id' && plain(inner) !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, plain(inner)])
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
