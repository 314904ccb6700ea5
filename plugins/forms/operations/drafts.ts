import { createHash } from 'node:crypto'
import { DRAFT_DAYS } from '@/src/domain/forms/draft-days'
import type { Sql } from '@/src/server/db/transaction'
import { sealFor, unsealFor } from '@/src/server/seal'

/** Answers somebody means to finish later, and the step they had come to. */
export type FormDraft = { submissionData: { field: string; value: string }[]; step: number }

const PURPOSE = 'form-draft'

/** Whose a draft is: the account's, else that of the browser with this key. Nobody's without either. */
export function holderOf(user: { id: string } | null, key: string | null): string | null {
  if (user) return `user:${user.id}`
  return key === null ? null : holderOfKey(key)
}

export function holderOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** Keeps them for 30 days from now, in place of what was kept before. Gives until when. */
export async function keepDraft(
  sql: Sql,
  { form, holder, user }: { form: string; holder: string; user: string | null },
  draft: FormDraft,
): Promise<{ keptUntil: string }> {
  const { rows } = await sql.query<{ expiresAt: Date }>(
    `INSERT INTO form_drafts (form_id, holder, user_id, sealed, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(days => $5))
     ON CONFLICT (form_id, holder) DO UPDATE
       SET sealed = excluded.sealed, expires_at = excluded.expires_at, updated_at = now()
     RETURNING expires_at AS "expiresAt"`,
    [form, holder, user, sealFor(PURPOSE, JSON.stringify(draft)), DRAFT_DAYS],
  )
  return { keptUntil: (rows[0]?.expiresAt ?? new Date()).toISOString() }
}

/** What this holder has kept of a form; null for nothing, and when its days are over. */
export async function openDraft(
  sql: Sql,
  form: string,
  holder: string,
): Promise<(FormDraft & { keptUntil: string }) | null> {
  const { rows } = await sql.query<{ sealed: string; expiresAt: Date }>(
    `SELECT sealed, expires_at AS "expiresAt" FROM form_drafts
      WHERE form_id = $1 AND holder = $2 AND expires_at > now()`,
    [form, holder],
  )
  const kept = rows[0]
  return kept ? { ...unsealed(kept.sealed), keptUntil: kept.expiresAt.toISOString() } : null
}

/** Forgets them, at once. */
export async function forgetDrafts(sql: Sql, form: string, holders: readonly string[]): Promise<void> {
  for (const holder of holders)
    await sql.query('DELETE FROM form_drafts WHERE form_id = $1::uuid AND holder = $2', [form, holder])
}

/** All that somebody has kept, for themselves to read. */
export async function findOwnDrafts(
  sql: Sql,
  userId: string,
): Promise<{ form: string; expiresAt: string; answers: FormDraft['submissionData'] }[]> {
  const { rows } = await sql.query<{ title: string; sealed: string; expiresAt: Date }>(
    `SELECT coalesce(f.title, '') AS title, d.sealed, d.expires_at AS "expiresAt" FROM form_drafts d JOIN forms f ON f.id = d.form_id
      WHERE d.user_id = $1 AND d.expires_at > now() ORDER BY d.expires_at`,
    [userId],
  )
  return rows.map(({ title, sealed, expiresAt }) => ({
    form: title,
    expiresAt: expiresAt.toISOString(),
    answers: unsealed(sealed).submissionData,
  }))
}

function unsealed(sealed: string): FormDraft {
  return JSON.parse(unsealFor(PURPOSE, sealed)) as FormDraft
}
