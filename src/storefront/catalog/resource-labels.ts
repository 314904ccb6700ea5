import type { Resource } from '@/src/generated/payload-types'

const KINDS = {
  article: 'Article',
  newsletter: 'Newsletter',
  worksheet: 'Worksheet',
} as const satisfies Record<Resource['kind'], string>

/** The kind of a resource, as readers see it. */
export function resourceKind(kind: Resource['kind']): string {
  return KINDS[kind]
}

/** Where a resource is read. Specification 2: Resources live at /newsletter. */
export function resourceAddress(slug: string): string {
  return `/newsletter/${slug}`
}
