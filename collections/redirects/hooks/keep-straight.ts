import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { LOCALES } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { ADDRESSED, documentPath } from '@/src/domain/pages/document-path'
import { LEADS_BACK, pathOnSite, redirectProblem } from '@/src/domain/pages/redirect-path'
import type { Redirect } from '@/src/generated/payload-types'
import { env } from '@/src/server/env'

/**
 * A redirect begins at a path of this site at which nothing stands, and leads on in one step: one that would lead to another
 * redirect takes that one's end, one that would come back to itself is refused.
 */
export const keepStraight: CollectionBeforeValidateHook<Redirect> = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const from = pathOnSite(data.from ?? originalDoc?.from ?? '', env().SITE_URL)
  const problem = redirectProblem(from) ?? (await occupied(req, from ?? ''))
  if (from === null || problem !== null) throw refused(req, 'from', problem ?? '')
  const to = await endOf(req, data.to ?? originalDoc?.to)
  const end = to?.type === 'custom' ? pathOnSite(to.url ?? '', env().SITE_URL) : null
  if (end === from) throw refused(req, 'to.url', LEADS_BACK)
  return { ...data, from, ...(to ? { to } : {}) }
}

/** Where a path of this site leads in the end; all else is an end. */
async function endOf(
  req: PayloadRequest,
  to: Redirect['to'] | undefined,
): Promise<Redirect['to'] | undefined> {
  if (to?.type !== 'custom') return to
  const path = pathOnSite(to.url ?? '', env().SITE_URL)
  if (path === null) return to
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]?.to ?? to
}

/** A page that stands there would be shown, and the redirect never asked for. */
async function occupied(req: PayloadRequest, from: string): Promise<string | null> {
  for (const collection of ADDRESSED) {
    for (const locale of LOCALES) {
      const slug =
        from
          .split('/')
          .at(-1)
          ?.replace(/^learn-more-about-/, '') ?? ''
      if (localPath(documentPath(collection, slug), locale) !== from) continue
      const where = { slug: { equals: slug }, _status: { equals: 'published' } }
      const { docs } = await req.payload.find({ collection, where, locale, limit: 1, depth: 0, req })
      if (docs.length > 0) return `“${docs[0]?.title}” stands at this address.`
    }
  }
  return null
}

function refused(req: PayloadRequest, path: string, message: string): ValidationError {
  return new ValidationError({ collection: 'redirects', errors: [{ path, message }], req }, req.t)
}
