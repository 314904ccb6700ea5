import { holdsRight, rightOf } from '@/src/domain/roles/rights'

type Asked = { segments: string[]; query: Record<string, string | string[]> }

/**
 * The screen somebody of the staff is shown at an address of the admin: the one they asked for, or the one that says which right
 * it needs. The screens of our own ask by themselves.
 */
export function screenFor({ segments, query }: Asked, user: { role?: unknown; rights?: unknown }): Asked {
  const [kind, slug = ''] = segments
  const right = kind === 'collections' || kind === 'globals' ? rightOf(slug) : null
  if (!right || holdsRight(user, right)) return { segments, query }
  return { segments: ['missing-right'], query: { right } }
}
