import 'server-only'
import { permanentRedirect, redirect } from 'next/navigation'
import { safeHref } from '@/src/blocks/safe-href'
import { LOCALES } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { type Addressed, documentAt, documentPath } from '@/src/domain/pages/document-path'
import { isSlug } from '@/src/domain/pages/slug'
import type { Redirect } from '@/src/generated/payload-types'
import { requestLocale } from '../languages/request-locale.server'
import { storefrontPayload } from './payload.server'

/**
 * Leads on from an address at which no page was found, if editors or a change of address said where, or a page has it in the
 * other language; else returns. Asked only there, so that pages that exist cost nothing; what it says is kept as pages are,
 * until content changes. It never tells the address of what visitors cannot see.
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
  if (target && target !== path) {
    if (found.type === '307') redirect(target)
    permanentRedirect(target)
  }
  const own = await ownAddress(segments)
  // Not for ever: a page of this language may come to stand here.
  if (own && own !== path) redirect(own)
}

async function targetOf({ to }: Redirect): Promise<string | null> {
  if (to?.type === 'custom') return safeHref(to.url)
  const { relationTo: collection, value } = to?.reference ?? {}
  if (!collection || !value) return null
  return addressOf(collection, typeof value === 'string' ? value : value.id)
}

/** Where a document that is public at this address in another language is in the one of the page. */
async function ownAddress(segments: readonly string[]): Promise<string | null> {
  const { collection, slug } = documentAt(segments) ?? {}
  if (!collection || !isSlug(slug)) return null
  const payload = await storefrontPayload()
  for (const locale of LOCALES.filter((each) => each !== requestLocale())) {
    const where = { slug: { equals: slug } }
    const asked = { collection, where, locale, overrideAccess: false, depth: 0, limit: 1 } as const
    const { docs } = await payload.find({ ...asked, select: { slug: true }, pagination: false })
    if (docs[0]) return addressOf(collection, docs[0].id)
  }
  return null
}

/** In the language of the page; null where visitors do not see it. */
async function addressOf(collection: Addressed, id: string): Promise<string | null> {
  const payload = await storefrontPayload()
  const { docs } = await payload.find({
    collection,
    where: { id: { equals: id } },
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
