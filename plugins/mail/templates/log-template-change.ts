import type { CollectionAfterChangeHook } from 'payload'
import { messageLabel } from '@/src/domain/mail/mail-labels'

/** Who changed the content of a mail, in the transaction of the change. Our own start-up is no action of a person. */
export const logTemplateChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !req.user) return
  await req.payload.create({
    collection: 'activity-log',
    data: {
      action: actionOf(previousDoc.sending, doc.sending),
      by: 'staff',
      actor: req.user.id,
      details: { what: messageLabel(doc.key), message: doc.key, customised: doc.customised },
    },
    req,
    depth: 0,
  })
}

function actionOf(before: unknown, now: unknown) {
  if (before === now) return 'email-template.changed'
  return now === 'off' ? 'email-template.turned-off' : 'email-template.turned-on'
}
