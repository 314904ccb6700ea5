import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { ActionPlan, CheckIn } from '@/src/domain/learning/action-plan'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { currentKey } from '../personal-key'
import { sealPersonal, unsealPersonal } from '../seal-personal'

export type KeptCheckIn = CheckIn & { id: string; createdAt: Date }
export type KeptPlan = ActionPlan & { id: string; createdAt: Date; updatedAt: Date; checkIns: KeptCheckIn[] }

type CheckInRow = { id: string; sealed: string; createdAt: string }
type Row = { id: string; sealed: string; createdAt: Date; updatedAt: Date; checkIns: CheckInRow[] }

/** Somebody's action plans, newest first, each with its check-ins, oldest first; one of them when its id is given. */
export async function findPlans(
  payload: Payload,
  userId: string,
  planId: string | null = null,
): Promise<KeptPlan[]> {
  currentKey()
  const { rows } = await pool(payload).query<Row>({
    name: 'action-plans',
    text: `SELECT p.id, p.sealed, p.created_at AS "createdAt", p.updated_at AS "updatedAt",
                  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'sealed', c.sealed, 'createdAt', c.created_at)
                                             ORDER BY c.created_at, c.id), '[]')
                     FROM action_plan_check_ins c WHERE c.plan_id = p.id) AS "checkIns"
             FROM action_plans p WHERE p.user_id = $1 AND ($2::text IS NULL OR p.id::text = $2)
            ORDER BY p.created_at DESC, p.id`,
    values: [userId, planId],
  })
  return rows.map(({ sealed, checkIns, ...row }) => ({
    ...(unsealPersonal({ kind: 'plan', userId, row: row.id }, sealed) as ActionPlan),
    ...row,
    checkIns: checkIns.map(({ id, sealed: words, createdAt }) => ({
      ...(unsealPersonal({ kind: 'check-in', userId, row: id }, words) as CheckIn),
      id,
      createdAt: new Date(createdAt),
    })),
  }))
}

/** One of them. 404 for somebody else's. */
export async function findPlan(payload: Payload, userId: string, planId: string): Promise<KeptPlan> {
  const [plan] = await findPlans(payload, userId, planId)
  if (!plan) throw new DomainError('NOT_FOUND')
  return plan
}

/** Keeps a new plan. Sent twice under one id it is kept once; an id that is somebody else's is 404. */
export async function addPlan(
  payload: Payload,
  userId: string,
  { id = randomUUID(), ...plan }: ActionPlan & { id?: string | undefined },
): Promise<KeptPlan> {
  await pool(payload).query({
    name: 'add-action-plan',
    text: `INSERT INTO action_plans (id, user_id, sealed) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING`,
    values: [id, userId, sealPersonal({ kind: 'plan', userId, row: id }, plan)],
  })
  return findPlan(payload, userId, id)
}

/** Changes what is given of a plan and leaves the rest; two devices at once each change what they were given. */
export async function changePlan(
  payload: Payload,
  userId: string,
  planId: string,
  change: { [Field in keyof ActionPlan]?: ActionPlan[Field] | undefined },
): Promise<KeptPlan> {
  currentKey()
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await inTransaction(payload, async (sql) => {
    const { rows } = await sql.query<{ id: string; sealed: string }>({
      name: 'lock-action-plan',
      text: `SELECT id, sealed FROM action_plans WHERE id::text = $1 AND user_id = $2 FOR UPDATE`,
      values: [planId, userId],
    })
    const kept = rows[0]
    if (!kept) throw new DomainError('NOT_FOUND')
    const place = { kind: 'plan' as const, userId, row: kept.id }
    const plan = { ...(unsealPersonal(place, kept.sealed) as ActionPlan), ...given }
    await sql.query({
      name: 'change-action-plan',
      text: `UPDATE action_plans SET sealed = $2, updated_at = now() WHERE id = $1`,
      values: [kept.id, sealPersonal(place, plan)],
    })
  })
  return findPlan(payload, userId, planId)
}

/** Removes a plan with its check-ins, for good. 404 for somebody else's, and the second time. */
export async function removePlan(payload: Payload, userId: string, planId: string): Promise<void> {
  const { rowCount } = await pool(payload).query({
    name: 'remove-action-plan',
    text: `DELETE FROM action_plans WHERE id::text = $1 AND user_id = $2`,
    values: [planId, userId],
  })
  if (rowCount === 0) throw new DomainError('NOT_FOUND')
}

/** Keeps how it went. Sent twice under one id it is kept once. 404 for somebody else's plan. */
export async function addCheckIn(
  payload: Payload,
  userId: string,
  planId: string,
  { id = randomUUID(), ...checkIn }: CheckIn & { id?: string | undefined },
): Promise<KeptPlan> {
  await pool(payload).query({
    name: 'add-check-in',
    text: `INSERT INTO action_plan_check_ins (id, plan_id, sealed)
           SELECT $1, p.id, $4 FROM action_plans p WHERE p.id::text = $2 AND p.user_id = $3
           ON CONFLICT (id) DO NOTHING`,
    values: [id, planId, userId, sealPersonal({ kind: 'check-in', userId, row: id }, checkIn)],
  })
  return findPlan(payload, userId, planId)
}
