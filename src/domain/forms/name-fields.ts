import { slugOf } from '../pages/slug'
import { HONEYPOT } from './form-field'

/** Nothing is answered there. */
const NAMELESS: ReadonlySet<string> = new Set(['message', 'step'])

type Named = { blockType: string; name?: string | null; label?: string | null }

/**
 * Gives every field without a name one made from its label: small letters, digits and hyphens, unlike all others of the
 * form. A name that is there stays, whatever becomes of the label, since answers and rules refer to it; the later of two
 * equal ones (a copied field) gets a new one.
 */
export function nameFields<Field extends Named>(fields: readonly Field[]): Field[] {
  const taken = new Set<string>([HONEYPOT])
  const kept = fields.map((field) => {
    const name = field.name ?? ''
    const isKept = NAMELESS.has(field.blockType) || (name !== '' && !taken.has(name))
    if (isKept && name) taken.add(name)
    return { field, isKept }
  })
  return kept.map(({ field, isKept }) => {
    if (isKept) return field
    const name = freeName(slugOf(field.label ?? '') || field.blockType, taken)
    taken.add(name)
    return { ...field, name }
  })
}

function freeName(words: string, taken: ReadonlySet<string>): string {
  if (!taken.has(words)) return words
  for (let number = 2; ; number++) if (!taken.has(`${words}-${number}`)) return `${words}-${number}`
}
