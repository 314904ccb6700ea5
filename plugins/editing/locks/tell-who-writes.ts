import type { CollectionBeforeOperationHook } from 'payload'
import { refuseInLanguage } from '../refuse-in-language'

/** How long Payload takes somebody for writing after their last keystroke. */
const MINUTES = 5

/**
 * Refuses to store over somebody who is writing in the same document now, and says who. The staff area shows it before anybody
 * gets that far; this is for whoever comes by the API, or was quicker than that. Payload itself names an id, in English.
 */
export const tellWhoWrites: CollectionBeforeOperationHook = async ({ args, operation, req, collection }) => {
  if (operation !== 'update' || !('id' in args) || args.overrideLock !== false || !req.user) return args
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: {
      'document.relationTo': { equals: collection.slug },
      'document.value': { equals: args.id },
      'user.value': { not_equals: req.user.id },
      updatedAt: { greater_than: new Date(Date.now() - MINUTES * 60_000).toISOString() },
    },
    depth: 1,
    limit: 1,
    pagination: false,
    req,
  })
  const writer = docs[0]?.user?.value
  if (!writer) return args
  const name = typeof writer === 'object' ? `${writer.firstname} ${writer.lastname}` : 'Somebody else'
  refuseInLanguage(
    req,
    `${name} is writing here right now. Nothing of yours was stored; try again when they are done.`,
  )
}
