/** What the tab that looks on remembers beside its token: who is looked at, and until when. */
export const VIEW_KEY = 'viewing'

export interface Viewed {
  readonly id: string
  readonly name: string
  readonly until: string
}

/** What the tab remembers, as it was stored; null for anything else. */
export function readViewed(stored: string | null): Viewed | null {
  try {
    const { id, name, until } = JSON.parse(stored ?? 'null') as Record<string, unknown>
    const isWhole = typeof id === 'string' && typeof name === 'string' && typeof until === 'string'
    return isWhole ? { id, name, until } : null
  } catch {
    return null
  }
}
