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
  const isSpam = doc.state === 'spam'
  const isSpamDecided = isDecided && (isSpam || previousDoc.state === 'spam')
  if (isSpamDecided) {
    await logActivity(sql, {
      action: isSpam ? MARKED.spam : MARKED.notSpam,
      by: 'staff',
      actor: req.user?.id ? String(req.user.id) : null,
      details: { message: doc.id },
    })
  }
  if (!isSpam && (isSpamDecided || operation === 'create'))
    await queueFormMails(sql, doc, readLocale(doc.locale ?? req.locale))
}

const MARKED = {
  spam: 'form-message.marked-spam',
  notSpam: 'form-message.marked-not-spam',
} as const satisfies Record<string, ActivityAction>
