import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { undoMerge } from '@/plugins/merging/operations/undo-merge'
import { undoneBy } from '@/src/domain/activity/undoable'
import { DomainError } from '@/src/domain/errors/domain-error'
import { hasRight } from '@/src/server/access'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { done } from '@/src/server/reply'
import { readAct, told } from './done-act'
import { undoAccess } from './undo-access'
import { undoDeactivation, undoDiscount } from './undo-document'

/**
 * `POST /activity-log/{id}/undo`, staff only: takes back what one of the staff did, as long as nothing has followed. The log
 * tells of both. 409 `TOO_LATE_TO_UNDO` with the reason afterwards, also for whoever is second; 404 for what cannot be undone.
 */
export const undoAct = defineEndpoint({
  method: 'post',
  path: '/activity-log/:id/undo',
  access: 'staff',
  about: {
    summary: 'Staff: takes back what one of the staff did, as long as nothing has followed.',
    errors: ['NOT_FOUND', 'TOO_LATE_TO_UNDO', 'MISSING_RIGHT'],
  },
  answers: done,
  handler: async ({ req, params, user }) => {
    const act = await readAct(pool(req.payload), idOf(params.id))
    const right = undoneBy(act.action, act.details)
    if (!right) throw new DomainError('NOT_FOUND')
    if (!hasRight(req, right)) throw new DomainError('MISSING_RIGHT')
    if (right === 'money') await undoDiscount(req, act)
    else if (act.action === 'account.merged' || act.action === 'account.merged-away')
      await undoMerge(req.payload, { mergeId: told(act, 'merge'), undid: act.id, actor: user.id })
    else if (act.action === 'account.state-changed') await undoDeactivation(req, act)
    else await undoAccess(req.payload, act, user.id)
    wakeOutbox(req.payload)
    return { success: true, message: 'It is undone.' }
  },
})
