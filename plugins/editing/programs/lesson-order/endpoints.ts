import { z } from 'zod'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success, successWith } from '@/src/server/reply'
import { putOrder } from './put-order'
import { inOrder, readPlaces } from './read-order'

const order = z.object({
  version: z.string(),
  sections: z.array(
    z.object({
      id: z.string().nullable(),
      title: z.string().nullable(),
      lessons: z.array(z.object({ id: z.uuid(), title: z.string(), isDraft: z.boolean() })),
    }),
  ),
})

/** `GET /programs/{id}/lesson-order`: its lessons as staff put them in order, those of no section first. */
export const getLessonOrder = defineEndpoint({
  method: 'get',
  path: '/programs/:id/lesson-order',
  access: 'staff',
  about: { summary: 'Staff: the lessons of a program in their order, section by section, drafts included.' },
  answers: successWith(order),
  handler: async ({ req, params }) => {
    const data = inOrder(await readPlaces(pool(req.payload), idOf(params.id), req.locale ?? 'en'))
    return { success: true, data }
  },
})

/**
 * `POST /programs/{id}/lesson-order { version, sections }`: all its lessons as they are to stand; `version` is that of the order they
 * were moved from.
 */
export const postLessonOrder = defineEndpoint({
  method: 'post',
  path: '/programs/:id/lesson-order',
  access: 'staff',
  about: {
    summary: 'Staff: puts the lessons of a program in order, from section to section, too.',
    errors: ['CONFLICT', 'NOT_FOUND'],
  },
  input: z.object({
    version: z.string().max(100),
    sections: z
      .array(z.object({ id: z.string().max(100).nullable(), lessons: z.array(z.uuid()).max(500) }))
      .min(1)
      .max(100),
  }),
  answers: success({ message: z.string(), data: order }),
  handler: async ({ input, req, params }) => {
    const data = await putOrder(req, idOf(params.id), input)
    return { success: true, message: 'The lessons are in this order now.', data }
  },
})
