import type { CollectionAfterDeleteHook } from 'payload'
import type { FormSubmission } from '@/src/generated/payload-types'
import { requestSql } from '@/src/server/db/request-sql'
import { logActivity } from '@/src/server/log-activity'

/** Who deleted a message, and when it was sent; nothing of what it said. */
export const logDeletion: CollectionAfterDeleteHook<FormSubmission> = async ({ doc, req }) => {
  await logActivity(await requestSql(req), {
    action: 'form-message.deleted',
    by: 'staff',
    actor: req.user?.id ? String(req.user.id) : null,
    details: { message: doc.id, sentAt: doc.createdAt },
  })
}
