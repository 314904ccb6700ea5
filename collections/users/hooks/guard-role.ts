import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { type AccountRefusal, refusalOfAccountChange } from '@/src/domain/roles/account-change'
import { requestSql } from '@/src/server/db/request-sql'

/**
 * Who may change whose account (Specification 6), asked of the rows as they are now and not as they were when the
 * request came in. Calls without a person (seeds, operations) are trusted: they decide before they write.
 */
export const guardRole: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.user) return data
  const subject = originalDoc?.id
    ? { id: String(originalDoc.id), role: originalDoc.role, state: originalDoc.state }
    : null
  const next = { role: data.role ?? subject?.role, state: data.state ?? subject?.state }
  const actorId = String(req.user.id)
  const { actorRole, actorRights, otherSuperusers, isMergedAway } = await readInvitationStatus(
    req,
    actorId,
    subject?.id ?? null,
  )
  const refusal = refusalOfAccountChange({
    actor: { id: actorId, role: actorRole, rights: actorRights },
    subject,
    next,
    isMergedAway,
    otherSuperusers,
  })
  if (refusal) throw refused(refusal, req)
  return data
}

async function readInvitationStatus(req: PayloadRequest, actorId: string, subjectId: string | null) {
  const sql = await requestSql(req)
  const { rows } = await sql.query<{
    role: string | null
    rights: unknown
    others: number
    isMergedAway: boolean
  }>(
    `SELECT (SELECT role FROM users WHERE id = $1::uuid AND state = 'active') AS role,
            (SELECT rights FROM users WHERE id = $1::uuid) AS rights,
            (SELECT count(*)::int FROM users
              WHERE role = 'superuser' AND state = 'active' AND id IS DISTINCT FROM $2::uuid) AS others,
            EXISTS (SELECT FROM account_merges WHERE from_id = $2::uuid AND undone_at IS NULL) AS "isMergedAway"`,
    [actorId, subjectId],
  )
  const { role = null, rights = null, others = 0, isMergedAway = false } = rows[0] ?? {}
  return { actorRole: role, actorRights: rights, otherSuperusers: others, isMergedAway }
}

const MESSAGES = {
  'above-own-rank': 'You can only manage people up to your own role.',
  'above-own-rights': 'Some of your rights as an admin were taken away: you can manage customers only.',
  'own-deactivation': 'You cannot deactivate your own account.',
  'merged-away': 'This account was merged into another one. Take that back instead.',
  'last-superuser': 'This is the last active superuser. Make somebody else a superuser first.',
} as const satisfies Record<AccountRefusal, string>

/** The two that a field explains are shown beside it. */
function refused(refusal: AccountRefusal, req: PayloadRequest): Error {
  const message = MESSAGES[refusal]
  if (refusal === 'above-own-rank' || refusal === 'above-own-rights')
    return new APIError(message, 403, null, true)
  const path = refusal === 'own-deactivation' || refusal === 'merged-away' ? 'state' : 'role'
  return new ValidationError({ collection: 'users', errors: [{ path, message }] }, req.t)
}
