import { profileSchema } from '@/src/domain/users/profile'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { type PublicUser, publicUser } from '../public-user'
import { publicUserAnswer } from '../sign-in-schema'

/** `GET /users/profile` (specification 7): the person who asks, under `data`. */
export const getProfile = defineEndpoint({
  method: 'get',
  path: '/users/profile',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'Who is signed in.' },
  answers: successWith(publicUserAnswer),
  handler: async ({ user }) => ({ success: true, data: publicUser(user) }),
})

/**
 * `PUT /users/profile` (specification 7): changes first and last name and the language of one's mails; fields that are left out stay.
 * Email, password and role have roads of their own and are ignored here.
 */
export const updateProfile = defineEndpoint({
  method: 'put',
  path: '/users/profile',
  access: 'signed-in',
  about: {
    summary: 'Changes one’s own name, and the language of one’s mails (`locale`).',
    example: { firstname: 'Demo', lastname: 'Customer' },
  },
  input: profileSchema,
  answers: successWith(publicUserAnswer),
  invalidMessage: 'Failed to update profile',
  handler: async ({ input, req, user }) => {
    const { rows } = await pool(req.payload).query<PublicUser>(
      `UPDATE users SET firstname = coalesce($2, firstname), lastname = coalesce($3, lastname),
              locale = coalesce($4::text::enum_users_locale, locale), updated_at = now()
        WHERE id = $1 RETURNING id, firstname, lastname, email, role`,
      [user.id, input.firstname ?? null, input.lastname ?? null, input.locale ?? null],
    )
    return { success: true, data: rows[0] ? publicUser(rows[0]) : publicUser(user) }
  },
})
