import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { offeredSql } from '@/src/server/offers'
import { OUR_SITE } from '@/src/server/site'

/** Refusal: `NOT_FOUND` where the shop offers no newsletter right now. */
export async function requireOffer(payload: Payload): Promise<void> {
  const { rows } = await pool(payload).query<{ isOffered: boolean }>({
    name: 'newsletter-offer',
    text: `SELECT ${offeredSql(OUR_SITE, 'newsletter')} AS "isOffered"`,
  })
  if (!rows[0]?.isOffered) throw new DomainError('NOT_FOUND', { internal: 'the newsletter is switched off' })
}
