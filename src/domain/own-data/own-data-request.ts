import { z } from 'zod'

/** The body of `POST /users/close-account`. */
export const closeAccountSchema = z.object({ password: z.string().min(1).max(1_000) })

/** Of `GET /users/data-export/file`. */
export const exportFileSchema = z.object({ token: z.string().min(1).max(200) })
