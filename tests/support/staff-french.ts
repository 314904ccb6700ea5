import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { LABELS_FR } from '@/src/admin/languages/labels'
import { STAFF_SENTENCES_FR } from '@/src/domain/languages/french/staff-sentences'
import { englishIn } from './french-text'
import { sourceFiles } from './source-tree'

/** Every word of the staff area in English, with its French: our catalogs, our labels, what rules say, and Payload's own. */
export async function staffPairs(): Promise<(readonly [string, string])[]> {
  const own = sourceFiles().filter(
    ({ path, text }) => path.startsWith('src/admin/') && text.includes('\nconst fr'),
  )
  const catalogs = await Promise.all(own.map(({ path }) => import(`${process.cwd()}/${path}`)))
  const messages = catalogs.flatMap((found: object) =>
    Object.values(found).flatMap((each) =>
      typeof each === 'object' && each !== null && 'en' in each && 'fr' in each
        ? pairsOf(each.en, each.fr)
        : [],
    ),
  )
  const sentences = [...Object.entries(LABELS_FR), ...Object.entries(STAFF_SENTENCES_FR)]
  return [...messages, ...sentences, ...pairsOf(en.translations, fr.translations)]
}

/** What the library that Payload drags rows with says to screen readers; Payload gives it no language. */
const FROM_ELSEWHERE = /^To pick up a draggable item, press the space bar\./

/** What of these texts is English: words of the staff area that have French, or sentences nobody translated. */
export function staffEnglishIn(
  said: readonly string[],
  pairs: readonly (readonly [string, string])[],
  data: readonly string[],
): string[] {
  const french = new Set(pairs.map(([, each]) => each.trim()))
  const english = new Set(pairs.map(([each]) => each.trim()).filter((each) => !french.has(each)))
  const own = said.filter((text) => !data.includes(text) && !FROM_ELSEWHERE.test(text))
  const other = own.filter((text) => !french.has(text))
  return [...new Set([...own.filter((text) => english.has(text)), ...englishIn(other, data)])]
}

function pairsOf(english: unknown, french: unknown): (readonly [string, string])[] {
  if (typeof english === 'string') return typeof french === 'string' ? [[english, french] as const] : []
  if (typeof english !== 'object' || english === null) return []
  const other = new Map(Object.entries(french ?? {}))
  return Object.entries(english).flatMap(([key, each]) => pairsOf(each, other.get(key)))
}
