import { z } from 'zod'
import { rightOf } from '@/src/domain/roles/rights'
import { FOUND_KINDS, type Found, type FoundKind, foldSearch } from '@/src/domain/search/found-kinds'
import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findAnything } from './find-anything'

const found = z.object({
  kind: z.enum(Object.keys(FOUND_KINDS) as [FoundKind, ...FoundKind[]]),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
})

const MOST_LETTERS = 100

/**
 * `GET /staff/search?q=`, staff only: people, orders, invoices, products, pages, resources, discount codes and forms
 * with these words in their name, number or address; at most five of a kind. Less than two letters find nothing, more
 * than a hundred are cut.
 */
export const staffSearch = defineEndpoint({
  method: 'get',
  path: '/staff/search',
  access: 'staff',
  about: { summary: 'Staff: whatever has these words in its name, number or address.' },
  answers: successWith(z.array(found)),
  handler: async ({ req }) => {
    const asked = foldSearch(req.searchParams.get('q') ?? '').slice(0, MOST_LETTERS)
    const data: Found[] = [...asked].length < 2 ? [] : await findAnything(req.payload, asked)
    const isOpen = ({ kind }: Found) => {
      const right = rightOf(FOUND_KINDS[kind].collection)
      return right === null || hasRight(req, right)
    }
    return { success: true, data: data.filter(isOpen) }
  },
})
