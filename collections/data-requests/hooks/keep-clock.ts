import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { answerDay, isForStaff } from '@/src/domain/own-data/closing'

/** A request that staff write down is due in 30 days, and done on the day they say so. The shop's own are not for them. */
export const keepClock: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data
  const now = new Date()
  const kind = data.kind ?? originalDoc?.kind
  if (!isForStaff(kind))
    throw new ValidationError(
      { errors: [{ path: 'kind', message: 'The shop does this by itself when a member asks for it.' }], req },
      req.t,
    )
  const state = data.state ?? originalDoc?.state ?? 'open'
  const from = originalDoc?.createdAt ?? data.receivedAt ?? now
  return {
    ...data,
    dueAt: originalDoc?.dueAt ?? answerDay(new Date(from)).toISOString(),
    doneAt: state === 'open' ? null : (originalDoc?.doneAt ?? now.toISOString()),
  }
}
