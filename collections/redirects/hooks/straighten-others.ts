import type { CollectionAfterChangeHook } from 'payload'
import { pathOnSite } from '@/src/domain/pages/redirect-path'
import type { Redirect } from '@/src/generated/payload-types'
import { env } from '@/src/server/env'

/** Redirects that led to where this one begins now lead to its end at once. */
export const straightenOthers: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ 'to.type': { equals: 'custom' } }, { 'to.url': { contains: doc.from } }] },
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  })
  const leading = docs.filter(
    ({ to, id }) => id !== doc.id && pathOnSite(to?.url ?? '', env().SITE_URL) === doc.from,
  )
  const { reference } = doc.to ?? {}
  const value = typeof reference?.value === 'object' ? reference.value.id : reference?.value
  const end = { ...doc.to, ...(reference && { reference: { ...reference, value } }) } as Redirect['to']
  for (const { id } of leading) {
    await req.payload.update({ collection: 'redirects', id, data: { to: end }, depth: 0, req })
  }
  return doc
}
