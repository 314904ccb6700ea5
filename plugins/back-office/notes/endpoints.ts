import { z } from 'zod'
import { hasRole } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done, success } from '@/src/server/reply'
import { addNote, removeNote } from './notes'

const input = z.object({ text: z.string().trim().min(1, 'Please write a note').max(2000) })
const answers = success({ id: z.string(), message: z.string() })

/** `POST /users/{id}/notes` `{ text }`, staff only: a note about a person, for staff to read. */
const addAboutPerson = defineEndpoint({
  method: 'post',
  path: '/users/:userId/notes',
  access: 'staff',
  about: { summary: 'Staff: a note about a person.', errors: ['NOT_FOUND'] },
  input,
  answers,
  handler: async ({ input: { text }, req, params, user }) => {
    const about = { userId: idOf(params.userId) }
    const { id } = await addNote(req.payload, { about, text, actor: user.id })
    return { success: true, id, message: 'The note is kept.' }
  },
})

/** `POST /payments/orders/{orderId}/notes` `{ text }`, staff only: a note about an order and who placed it. */
const addAboutOrder = defineEndpoint({
  method: 'post',
  path: '/payments/orders/:orderId/notes',
  access: 'staff',
  about: { summary: 'Staff: a note about an order.', errors: ['NOT_FOUND'] },
  input,
  answers,
  handler: async ({ input: { text }, req, params, user }) => {
    const about = { orderId: idOf(params.orderId) }
    const { id } = await addNote(req.payload, { about, text, actor: user.id })
    return { success: true, id, message: 'The note is kept.' }
  },
})

/** `POST /staff-notes/{id}/remove`, its author or a superuser. Again, or anybody else's: 404. */
const remove = defineEndpoint({
  method: 'post',
  path: '/staff-notes/:id/remove',
  access: 'staff',
  about: { summary: 'Staff: removes a note of one’s own.', errors: ['NOT_FOUND'] },
  answers: done,
  handler: async ({ req, params, user }) => {
    const isSuperuser = hasRole(req, 'superuser')
    await removeNote(req.payload, { id: idOf(params.id), actor: user.id, isSuperuser })
    return { success: true, message: 'The note is removed.' }
  },
})

export const noteEndpoints = [addAboutPerson, addAboutOrder, remove]
