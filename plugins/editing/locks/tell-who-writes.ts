import type { CollectionBeforeOperationHook, GlobalBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { refuseInLanguage } from '../refuse-in-language'

/** How long Payload takes somebody for writing after their last keystroke. */
const MINUTES = 5

/**
 * Refuses to store over somebody who is writing in the same document now, and says who. The staff area shows it before anybody
 * gets that far; this is for whoever comes by the API, or was quicker than that. Payload itself names an id, in English.
 */
export const tellWhoWrites: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if (operation !== 'update' || !('id' in args) || args.overrideLock !== false) return args
  await tell(req, {
    'document.relationTo': { equals: collection.slug },
    'document.value': { equals: args.id },
  })
  return args
}

/** The same of what is there once, of which Payload's own calls over HTTP ask nobody. */
export const tellWhoWritesGlobal: GlobalBeforeOperationHook = async ({ args, operation, req, global }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return args
  await tell(req, { globalSlug: { equals: global.slug } })
  return args
}

async function tell(req: PayloadRequest, document: Where): Promise<void> {
  if (!req.user) return
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: {
      ...document,
      'user.value': { not_equals: req.user.id },
      updatedAt: { greater_than: new Date(Date.now() - MINUTES * 60_000).toISOString() },
    },
    depth: 1,
    limit: 1,
    pagination: false,
    req,
  })
  const writer = docs[0]?.user?.value
  if (!writer) return
  const name = typeof writer === 'object' ? `${writer.firstname} ${writer.lastname}` : 'Somebody else'
  refuseInLanguage(
    req,
    `${name} is writing here right now. Nothing of yours was stored; try again when they are done.`,
  )
}
