import type { Access, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE, readLocale } from '@/src/domain/languages/locales'
import { hasRole } from '@/src/server/access'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'

/**
 * The documents of programs the visitor has an active grant for; all of them for staff.
 * `path` is the relationship that leads to the program ('id' on programs themselves). Drafts are for staff alone.
 * Asked on every read, so that a refund closes a program at the next click.
 */
export const ownedPrograms =
  (path: 'id' | 'program', { hasDrafts }: { hasDrafts: boolean }): Access =>
  async ({ req }) => {
    if (hasRole(req, 'admin')) return true
    if (!req.user) return false
    const programs = await programIdsOf(req, String(req.user.id))
    if (programs.length === 0) return NOTHING
    const owned: Where = { [path]: { in: programs } }
    if (!hasDrafts) return owned
    const language = inLanguageOf(req)
    return language && { and: [owned, { _status: { equals: 'published' } }, ...language] }
  }

/**
 * In another language than English what is shown in it; all languages at once are for staff, for among them is what is not.
 */
function inLanguageOf({ locale }: PayloadRequest): Where[] | false {
  if (String(locale) === 'all') return false
  return readLocale(locale) === DEFAULT_LOCALE ? [] : [...WRITTEN_AND_SHOWN]
}

/** A program or lesson that members read in a language. */
export const WRITTEN_AND_SHOWN = [
  { shown: { equals: true } },
  { title: { exists: true } },
] as const satisfies Where[]

/** No document has no id. For a customer what they do not own is not there (404); 403 would end their session. */
const NOTHING: Where = { id: { exists: false } }

async function programIdsOf(req: PayloadRequest, userId: string): Promise<string[]> {
  const { rows } = await pool(req.payload).query<{ id: string }>({
    name: 'owned-program-ids',
    text: `SELECT DISTINCT p.id FROM programs p
             JOIN user_products g ON g.product_id = p.product_id
            WHERE g.user_id = $1 AND ${openAccess('g')} AND p._status = 'published'`,
    values: [userId],
  })
  return rows.map((row) => row.id)
}
