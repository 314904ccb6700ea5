import type { FlattenedField, Payload } from 'payload'
import type { Scheduling } from '@/src/domain/editing/scheduling-collections'
import { englishLabel } from '@/src/domain/languages/english-label'
import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { readLocale } from '@/src/domain/languages/locales'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import { fieldsOf } from './stored'

type Undone = { collection: Scheduling; problem: string | null }

/** Names fields, not what somebody wrote: both stand between the same marks. */
const OF_FIELDS = /^Somebody published other words for /

/** Why a change was not done, in the language of whoever reads it, its fields named as in their forms. It is stored in English. */
export function problemIn(
  payload: Payload,
  { collection, problem }: Undone,
  language: string | undefined,
): string | null {
  if (problem === null || readLocale(language) !== 'fr') return problem
  const names = OF_FIELDS.test(problem) ? frenchNames(fieldsOf(payload, collection)) : new Map()
  const named = problem.replace(/“([^”]*)”/g, (_, name: string) => `«\u00a0${names.get(name) ?? name}\u00a0»`)
  return translateSentence(named, FRENCH_SENTENCES)
}

function frenchNames(fields: readonly FlattenedField[]): Map<string, string> {
  return new Map(
    fields.flatMap((field) => {
      const inside = [
        ...('flattenedFields' in field ? field.flattenedFields : []),
        ...('blocks' in field ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields) : []),
      ]
      const french = 'label' in field ? frenchLabel(field.label) : null
      const own = 'label' in field ? (englishLabel(field.label) ?? field.name) : field.name
      return [...frenchNames(inside), ...(french ? [[own, french] as const] : [])]
    }),
  )
}

function frenchLabel(label: unknown): string | null {
  const french = typeof label === 'object' && label !== null && 'fr' in label ? label.fr : null
  return typeof french === 'string' ? french : null
}
