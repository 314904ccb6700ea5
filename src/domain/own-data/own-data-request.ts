import { z } from 'zod'

/** The body of `POST /users/close-account`. */
export const closeAccountSchema = z.object({ password: z.string().min(1).max(1_000) })

/** Of `GET /users/data-export/file`. */
export const exportFileSchema = z.object({ token: z.string().min(1).max(200) })

const reason = z.string().trim().min(1, 'Say why').max(500)

/** Of `POST /data-requests/{id}/send-copy`: how staff know who asked. */
export const sendCopySchema = z.object({ reason })

/** Of `POST /data-requests/{id}/close-account`: the account's address, said again, and when. */
export const closeForPersonSchema = z.object({
  reason,
  email: z.string().trim().toLowerCase().max(254),
  when: z.enum(['in-30-days', 'now']),
})
