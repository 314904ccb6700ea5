import type { Where } from 'payload'
import { WRITTEN_AND_SHOWN } from '@/collections/lesson-files/access'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'

export type InLanguage<Doc> = Doc & {
  /** What it is written in. */
  language: Locale
}

/**
 * Programs or lessons in a language; those that are not written in it, or not shown in it, in English. `find` is asked
 * once, and once more in French where something is missing. The order is not kept.
 */
export async function inLanguage<Doc extends { id: string }>(
  locale: Locale,
  find: (asked: { locale: Locale; and: Where[] }) => Promise<Doc[]>,
): Promise<InLanguage<Doc>[]> {
  const marked = (docs: Doc[], language: Locale) => docs.map((doc) => ({ ...doc, language }))
  if (locale === DEFAULT_LOCALE) return marked(await find({ locale, and: [] }), locale)
  const there = await find({ locale, and: [...WRITTEN_AND_SHOWN] })
  const others = [{ id: { not_in: there.map(({ id }) => id) } }]
  return [
    ...marked(there, locale),
    ...marked(await find({ locale: DEFAULT_LOCALE, and: others }), DEFAULT_LOCALE),
  ]
}

/** One of them; a second question is asked only where it is not in the language. */
export async function oneInLanguage<Doc extends { id: string }>(
  locale: Locale,
  find: (asked: { locale: Locale; and: Where[] }) => Promise<Doc | undefined>,
): Promise<InLanguage<Doc> | null> {
  const wanted = await find({ locale, and: locale === DEFAULT_LOCALE ? [] : [...WRITTEN_AND_SHOWN] })
  if (wanted || locale === DEFAULT_LOCALE) return wanted ? { ...wanted, language: locale } : null
  const english = await find({ locale: DEFAULT_LOCALE, and: [] })
  return english ? { ...english, language: DEFAULT_LOCALE } : null
}

/**
 * The rows of one of them: sections, questions. One that was added in English since, and is not written in the language
 * yet, is in English among the others.
 */
export async function rowsInLanguage<Row extends { id?: string | null }>(
  { language, rows }: { language: Locale; rows: readonly Row[] },
  isWritten: (row: Row) => boolean,
  findEnglish: () => Promise<readonly Row[]>,
): Promise<InLanguage<Row>[]> {
  const english = language !== DEFAULT_LOCALE && !rows.every(isWritten) ? await findEnglish() : []
  return rows.flatMap((row) => {
    if (isWritten(row)) return [{ ...row, language }]
    const other = english.find(({ id }) => id === row.id)
    return other ? [{ ...other, language: DEFAULT_LOCALE }] : []
  })
}

/**
 * SQL of the title a program or lesson has in the language of a parameter, and of what it is written in: a lateral row
 * `(title, language)`, none where it has no title at all.
 */
export function titleIn(table: 'programs' | 'lessons', id: string, locale: string): string {
  return `LATERAL (SELECT t.title, t._locale AS language FROM ${table}_locales t
                    WHERE t._parent_id = ${id} AND t.title IS NOT NULL
                      AND (t._locale = '${DEFAULT_LOCALE}' OR (t._locale = ${locale}::_locales AND t.shown))
                    ORDER BY t._locale = ${locale}::_locales DESC LIMIT 1)`
}
