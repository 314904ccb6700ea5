import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { EXPORTED_LISTS } from '@/src/domain/lists/exported-lists'
import { savedFilterSchema } from '@/src/domain/lists/saved-filter-request'
import { rightOf } from '@/src/domain/roles/rights'
import { hasRight, hasRole } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done, successWith } from '@/src/server/reply'
import { forgetFilter, readFilters, saveFilter } from './saved-filters'

const filter = z.object({
  id: z.string(),
  name: z.string(),
  /** What stands behind the `?` of the list's address. */
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
})

/** `GET /staff/filters/{list}`: the filters of a list one keeps, and those others share. */
const getFilters = defineEndpoint({
  method: 'get',
  path: '/staff/filters/:list',
  access: 'staff',
  about: { summary: 'Staff: saved filters of a list.' },
  answers: successWith(z.array(filter)),
  handler: async ({ params, req, user }) => ({
    success: true,
    data: await readFilters(req.payload, { list: listOf(params.list, req), ownerId: user.id }),
  }),
})

/** `POST /staff/filters/{list}` `{ name, query, shared? }`: keeps what a list is asked; the same name again replaces it. */
const postFilter = defineEndpoint({
  method: 'post',
  path: '/staff/filters/:list',
  access: 'staff',
  about: {
    summary: 'Staff: keeps a filter of a list.',
    errors: ['TOO_MANY_FILTERS'],
    example: { name: 'Deactivated', query: 'where[state][equals]=deactivated' },
  },
  input: savedFilterSchema,
  answers: done,
  handler: async ({ input: { name, query, shared }, params, req, user }) => {
    const list = listOf(params.list, req)
    await saveFilter(req.payload, { list, ownerId: user.id, name, query, isShared: shared === 'yes' })
    return { success: true, message: 'The filter is kept.' }
  },
})

/** `POST /staff/filters/{list}/{id}/forget`: one's own; a superuser's word also ends a shared one. */
const postForget = defineEndpoint({
  method: 'post',
  path: '/staff/filters/:list/:id/forget',
  access: 'staff',
  about: { summary: 'Staff: forgets a saved filter.' },
  answers: done,
  handler: async ({ params, req, user }) => {
    const list = listOf(params.list, req)
    const isSuperuser = hasRole(req, 'superuser')
    await forgetFilter(req.payload, { id: idOf(params.id), list, ownerId: user.id, isSuperuser })
    return { success: true, message: 'The filter is forgotten.' }
  },
})

export const filterEndpoints = [getFilters, postFilter, postForget]

/** A list that can be filtered so, by the right that opens it. */
function listOf(name: string | undefined, req: PayloadRequest): string {
  const list = EXPORTED_LISTS.find((each) => each === name)
  if (!list) throw new DomainError('NOT_FOUND')
  const right = rightOf(list)
  if (right && !hasRight(req, right)) throw new DomainError('MISSING_RIGHT')
  return list
}
