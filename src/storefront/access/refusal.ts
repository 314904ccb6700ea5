import type { EndedProgram, KeyValueStorage } from 'payload-plugin-digital-commerce/client'
import { END_REASONS } from '@/src/domain/access/explain-end'

/** Why somebody was sent away from a program: it ended, or it was never theirs (null). */
export type Refusal = { program: EndedProgram | null }

const KEY = 'accessRefusal'

/** The program an address names among those that ended. */
export function refusalOf(ended: readonly EndedProgram[], idOrSlug: string): Refusal {
  const program = ended.find((each) => [each.id, each.productId, each.slug].map(String).includes(idOrSlug))
  return { program: program ?? null }
}

/** Keeps the reason for the page somebody is sent to, in this tab. */
export function keepRefusal(refusal: Refusal, storage: KeyValueStorage): void {
  storage.setItem(KEY, JSON.stringify(refusal))
}

/** Takes it out, once. What is no refusal is none. */
export function takeRefusal(storage: KeyValueStorage): Refusal | null {
  const kept = storage.getItem(KEY)
  if (kept === null) return null
  storage.removeItem(KEY)
  try {
    const { program } = JSON.parse(kept) as { program?: Partial<EndedProgram> | null }
    if (program === null) return { program }
    return program && isEnded(program) ? { program } : null
  } catch {
    return null
  }
}

function isEnded(program: Partial<EndedProgram>): program is EndedProgram {
  const { title, slug, endedAt, why } = program
  return (
    [title, slug, endedAt].every((text) => typeof text === 'string') &&
    END_REASONS.some((known) => known === why)
  )
}
