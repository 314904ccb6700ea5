import { z } from 'zod'
import { TIMELINE_KIND_NAMES, type TimelineKind } from '@/src/domain/people/timeline'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { readTimeline } from './read-timeline'
import { visibleKinds } from './timeline-kinds'

const kind = z.enum(TIMELINE_KIND_NAMES as [TimelineKind, ...TimelineKind[]])

const moment = z.object({
  at: z.string(),
  id: z.string(),
  kind,
  who: z.string(),
  what: z.string(),
  detail: z.string().nullable(),
  collection: z.string().nullable(),
  document: z.string().nullable(),
  undo: z.string().nullable().describe('What `POST /activity-log/{id}/undo` takes back.'),
})

/**
 * `GET /users/{id}/timeline?kind=&before=`, staff only: what happened to a person, newest first, thirty at a time; `earlier` of
 * an answer is the `before` of the next. What the right to see is missing for is left out.
 */
export const personTimeline = defineEndpoint({
  method: 'get',
  path: '/users/:userId/timeline',
  access: 'staff',
  about: { summary: 'Staff: everything that happened to a person, newest first.' },
  input: z.object({ kind: kind.optional(), before: z.string().max(120).optional() }),
  answers: success({ data: z.array(moment), earlier: z.string().nullable() }),
  handler: async ({ input, req, params }) => {
    const asked = { userId: idOf(params.userId), before: input.before ?? null, locale: localeOf(req) }
    const page = await readTimeline(req.payload, { ...asked, kinds: visibleKinds(req, input.kind) })
    return { success: true, data: page.moments, earlier: page.earlier }
  },
})
