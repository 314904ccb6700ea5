import type { Wanted } from '@/plugins/editing/translations/read-translations'

export type Choice = Wanted

/** The board's address with what was chosen. */
export function queryOf({ state, collection, words, page }: Choice): string {
  const query = new URLSearchParams()
  if (state) query.set('state', state)
  if (collection) query.set('collection', collection)
  if (words) query.set('q', words)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `?${text}` : '?'
}
