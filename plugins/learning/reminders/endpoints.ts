import { z } from 'zod'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'

const answers = successWith(z.object({ wanted: z.boolean() }))

/** `GET /learning/reminders`: whether one is written to after a pause. */
export const readReminders = defineEndpoint({
  method: 'get',
  path: '/learning/reminders',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'Whether one is reminded of a program after a pause.' },
  answers,
  handler: async ({ req, user }) => {
    const { rows } = await pool(req.payload).query<{ wanted: boolean }>({
      name: 'learning-reminders',
      text: 'SELECT is_wanted AS wanted FROM learning_reminders WHERE user_id = $1',
      values: [user.id],
    })
    return { success: true, data: { wanted: rows[0]?.wanted ?? true } }
  },
})

/** `PUT /learning/reminders`: switches them off or on again, for oneself. */
export const changeReminders = defineEndpoint({
  method: 'put',
  path: '/learning/reminders',
  access: 'signed-in',
  input: z.object({ wanted: z.boolean() }),
  about: { summary: 'Switches reminders after a pause off or on.' },
  answers,
  handler: async ({ req, user, input: { wanted } }) => {
    await pool(req.payload).query({
      name: 'change-learning-reminders',
      text: `INSERT INTO learning_reminders (user_id, is_wanted) VALUES ($1, $2)
             ON CONFLICT (user_id) DO UPDATE SET is_wanted = excluded.is_wanted`,
      values: [user.id, wanted],
    })
    return { success: true, data: { wanted } }
  },
})
