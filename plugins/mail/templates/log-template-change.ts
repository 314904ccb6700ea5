import type { CollectionAfterChangeHook } from 'payload'

/** Who changed the content of a mail, in the transaction of the change. Our own start-up is no action of a person. */
export const logTemplateChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || !req.user) return
  await req.payload.create({
    collection: 'activity-log',
    data: {
      action: 'email-template.changed',
      by: 'staff',
      actor: req.user.id,
      details: { message: doc.key, customised: doc.customised },
    },
    req,
    depth: 0,
  })
}
