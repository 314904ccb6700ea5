import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import { forgetSteps } from '../../operations/forget-steps'

type Reset = { userId: string; programId: string; reason: string; actor: string }

/**
 * Staff let somebody begin a program anew: how far they were, that they finished it, and tries of its quizzes are deleted. What
 * they wrote for themselves stays theirs, and a certificate they have stays one. On record with its reason. Gives how many
 * lessons; `NOT_FOUND` where there is nothing to delete.
 */
export async function resetProgress(
  payload: Payload,
  { userId, programId, reason, actor }: Reset,
): Promise<number> {
  return inTransaction(payload, async (sql) => {
    const { lessons, tries, completions } = await forgetSteps(sql, { userId, programId })
    if (lessons + tries + completions === 0) throw new DomainError('NOT_FOUND')
    const details = { program: programId, lessons, reason }
    await logActivity(sql, { action: 'progress.reset', by: 'staff', actor, user: userId, details })
    return lessons
  })
}
