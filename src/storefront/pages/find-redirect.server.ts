import 'server-only'
import { permanentRedirect, redirect } from 'next/navigation'
import { safeHref } from '@/src/blocks/safe-href'
import { localPath } from '@/src/domain/languages/paths'
import { documentPath } from '@/src/domain/pages/document-path'
import type { Redirect } from '@/src/generated/payload-types'
import { requestLocale } from '../languages/request-locale.server'
import { storefrontPayload } from './payload.server'

/**
 * Leads on from an address at which no page was found, if editors or a change of address said where; else returns. Asked
 * only there, so that pages that exist cost nothing; what it says is kept as pages are, until content changes. It
 * never tells the address of what visitors cannot see.
 */
export async function leadOnFrom(segments: readonly string[]): Promise<void> {
  const path = localPath(`/${segments.map(decoded).join('/')}`, requestLocale())
  // No text in the database holds it, and asking for one is a fault.
  if (path.includes('\0')) return
  const payload = await storefrontPayload()
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  const target = found && (await targetOf(found))
  if (!target || target === path) return
  if (found.type === '307') redirect(target)
  permanentRedirect(target)
}

async function targetOf({ to }: Redirect): Promise<string | null> {
  if (to?.type === 'custom') return safeHref(to.url)
  const { relationTo: collection, value } = to?.reference ?? {}
  if (!collection || !value) return null
  const payload = await storefrontPayload()
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: typeof value === 'string' ? value : value.id } },
    overrideAccess: false,
    locale: requestLocale(),
    select: { slug: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const slug = docs[0]?.slug
  return slug ? localPath(documentPath(collection, slug), requestLocale()) : null
}

/** A segment that cannot be read is nobody's address. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
