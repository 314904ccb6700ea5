import type { CollectionAfterChangeHook } from 'payload'
import type { ActivityAction } from '@/src/domain/activity/activity-labels'
import { readLocale } from '@/src/domain/languages/locales'
import type { FormSubmission } from '@/src/generated/payload-types'
import { requestSql } from '@/src/server/db/request-sql'
import { logActivity } from '@/src/server/log-activity'
import { queueFormMails } from '../operations/queue-form-mails'

/**
 * After a message was stored, and after staff said that one is no spam: mails about it are queued, in the transaction of
 * the change. Nobody is told of spam. What staff decide is on record.
 */
export const queueNotifications: CollectionAfterChangeHook<FormSubmission> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const sql = await requestSql(req)
  const isDecided = operation === 'update' && doc.state !== previousDoc.state
  if (isDecided) {
    await logActivity(sql, {
      action: DECISIONS[doc.state],
      by: 'staff',
      actor: req.user?.id ? String(req.user.id) : null,
      details: { message: doc.id },
    })
  }
  if (doc.state === 'new' && (isDecided || operation === 'create'))
    await queueFormMails(sql, doc, readLocale(req.locale))
}

const DECISIONS = {
  spam: 'form-message.marked-spam',
  new: 'form-message.marked-not-spam',
} as const satisfies Record<FormSubmission['state'], ActivityAction>
