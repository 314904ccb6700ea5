import type { CollectionAfterOperationHook } from 'payload'
import { LANGUAGE_TAGS, readLocale } from '@/src/domain/languages/locales'
import { messageName } from '@/src/domain/mail/message-name'

/**
 * Templates are stored, and ordered, by their English names: who reads French names finds a list in their order. There is one template
 * for each message and language, so all of them are read for a page.
 */
export const orderByName: CollectionAfterOperationHook<'email-templates'> = async ({
  args,
  operation,
  result,
}) => {
  if (operation !== 'find' || !('docs' in result)) return result
  const { req, where, limit, page, depth, draft, includeLockStatus, overrideAccess, select } = args
  const { sort } = args as { sort?: unknown }
  const [by = 'name', ...others] = [sort ?? []].flat()
  const isByName = (by === 'name' || by === '-name') && others.length === 0
  if (!isByName || !req || readLocale(req.i18n?.language) !== 'fr') return result
  const asked = { where, depth, draft, includeLockStatus, overrideAccess, select, user: req.user, req }
  const isPart = result.docs.length < result.totalDocs
  const { docs } = isPart
    ? await req.payload.find({ collection: 'email-templates', ...asked, pagination: false })
    : result
  const ordered = docs.toSorted(byFrenchName)
  if (by === '-name') ordered.reverse()
  const from = isPart ? ((page ?? 1) - 1) * (limit ?? result.limit) : 0
  return { ...result, docs: ordered.slice(from, from + result.docs.length) }
}

const { compare } = new Intl.Collator(LANGUAGE_TAGS.fr)

function byFrenchName(one: { key: string }, other: { key: string }): number {
  return compare(messageName(one.key, 'fr'), messageName(other.key, 'fr'))
}
