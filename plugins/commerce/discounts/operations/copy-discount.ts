import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { type BulkCodesRequest, CODE_LENGTH, CODE_LETTERS } from '@/src/domain/discounts/bulk-request'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'

/**
 * Makes many codes with all the rules of one, each to be used once: `PREFIX-` and eight random letters, which nobody guesses. All of
 * them or none; asked twice, twice as many. Throws NOT_FOUND.
 */
export async function copyDiscount(
  payload: Payload,
  discountId: string,
  { count, prefix, actor }: BulkCodesRequest & { actor: string },
): Promise<string[]> {
  return inTransaction(payload, async (sql) => {
    const code = await lockSource(sql, discountId)
    const made: { id: string; code: string }[] = []
    // A code that is there already is left out by the database, and another one is thrown.
    while (made.length < count)
      made.push(...(await insertCopies(sql, discountId, throwCodes(prefix, count - made.length))))
    await copyProducts(sql, discountId, made)
    await logActivity(sql, {
      action: 'discount.copied',
      by: 'staff',
      actor,
      details: { kind: 'Discount code', what: code, count, prefix },
    })
    return made.map((each) => each.code)
  })
}

async function lockSource(sql: Sql, discountId: string): Promise<string> {
  const { rows } = await sql.query<{ code: string }>('SELECT code FROM discounts WHERE id = $1 FOR SHARE', [
    discountId,
  ])
  if (!rows[0]) throw new DomainError('NOT_FOUND')
  return rows[0].code
}

async function insertCopies(sql: Sql, discountId: string, codes: string[]) {
  const { rows } = await sql.query<{ id: string; code: string }>(
    `INSERT INTO discounts (code, active, type, percentage, amount_cents, starts_at, ends_at, minimum_cents, usage_limit,
       per_customer_limit, used_count)
     SELECT c.code, true, d.type, d.percentage, d.amount_cents, d.starts_at, d.ends_at, d.minimum_cents, 1,
            d.per_customer_limit, 0
       FROM discounts d, unnest($2::text[]) AS c (code) WHERE d.id = $1
     ON CONFLICT (code) DO NOTHING RETURNING id, code`,
    [discountId, codes],
  )
  return rows
}

/** For which products a code is, and for which it never is. */
async function copyProducts(sql: Sql, discountId: string, made: { id: string }[]): Promise<void> {
  await sql.query(
    `INSERT INTO discounts_rels ("order", parent_id, path, products_id)
     SELECT r."order", copy.id, r.path, r.products_id
       FROM discounts_rels r, unnest($2::uuid[]) AS copy (id) WHERE r.parent_id = $1`,
    [discountId, made.map(({ id }) => id)],
  )
}

function throwCodes(prefix: string, count: number): string[] {
  const letter = () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))
  return Array.from(
    { length: count },
    () => `${prefix}-${Array.from({ length: CODE_LENGTH }, letter).join('')}`,
  )
}
