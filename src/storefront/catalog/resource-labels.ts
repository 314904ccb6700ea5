import { documentPath } from '@/src/domain/pages/document-path'
import type { Resource } from '@/src/generated/payload-types'
import type { MessageKey } from '../languages/catalogs'
import { serverMessages } from '../languages/server-messages.server'

const KINDS = {
  article: 'article',
  newsletter: 'newsletter',
  worksheet: 'worksheet',
} as const satisfies Record<Resource['kind'], MessageKey<'catalog'>>

/** The kind of a resource, as readers of the page see it. */
export function resourceKind(kind: Resource['kind']): string {
  return serverMessages('catalog')(KINDS[kind])
}

/** Where a resource is read. Specification 2: Resources live at /newsletter. */
export function resourceAddress(slug: string): string {
  return documentPath('resources', slug)
}
