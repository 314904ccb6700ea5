import { DEFAULT_LOCALE, LOCALES, type Locale } from '../languages/locales'
import type { Content, ContentField } from './merge-scheduled'

/** The fields of rows that all languages share, by the kind of block; of a list without kinds by ''. */
export type RowFields = Record<string, ContentField[]>

type Versions = { locales: readonly Locale[]; published: unknown; next: unknown }

/**
 * The rows of a list (questions of a form, sections of a program) once `next` is published in some languages. Which rows there
 * are, and all that languages share in them, goes with English: another language alone publishes its own words, each in the row
 * they were written for. Nothing of a language that is not published is taken from `next`.
 */
export function publishRows(kinds: RowFields, versions: Versions): Content[] {
  const { published, locales } = versions
  const isNew = published === null || published === undefined
  return joinRows(kinds, versions, isNew || locales.includes(DEFAULT_LOCALE))
}

function joinRows(kinds: RowFields, { locales, published, next }: Versions, takesRows: boolean): Content[] {
  const [before, after] = [rowsIn(published), rowsIn(next)]
  return (takesRows ? after : before).map((row) => {
    const of = (rows: Content[]) => rows.find(({ id }) => id === row.id) ?? null
    const fields = kinds[String(row.blockType ?? '')] ?? []
    return joinFields(fields, { locales, published: of(before), next: of(after) }, takesRows)
  })
}

type RowVersions = { locales: readonly Locale[]; published: Content | null; next: Content | null }

function joinFields(fields: ContentField[], versions: RowVersions, takesRows: boolean): Content {
  const { locales, published, next } = versions
  const joined: Content = { ...(takesRows ? next : published) }
  for (const { name, isLocalized, rows, fields: inner } of fields) {
    const [was, will] = [published?.[name], next?.[name]]
    if (isLocalized) joined[name] = joinTexts(locales, was, next ? will : was)
    else if (rows) joined[name] = joinRows(rows, { locales, published: was, next: will }, takesRows)
    else if (inner)
      joined[name] = joinFields(
        inner,
        { locales, published: asContent(was), next: asContent(will) },
        takesRows,
      )
  }
  return joined
}

function joinTexts(locales: readonly Locale[], was: unknown, will: unknown): Content {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = asContent(locales.includes(locale) ? will : was)?.[locale]
      return text === undefined ? [] : [[locale, text]]
    }),
  )
}

function rowsIn(value: unknown): Content[] {
  return Array.isArray(value) ? (value as Content[]) : []
}

function asContent(value: unknown): Content | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Content) : null
}
