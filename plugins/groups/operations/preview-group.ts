import type { Payload } from 'payload'
import { productText } from '@/plugins/commerce/catalog/product-text'
import { DomainError } from '@/src/domain/errors/domain-error'
import { joinStanding } from '@/src/domain/groups/join-standing'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { findByCode } from './join-group'
import { GROUP_IS_OPEN } from './lock-group'
import { ownsAll } from './owns-all'

type Asking = { code: string; locale: Locale; viewer: { id: string; email: string } | null }
type Row = {
  name: string
  programs: string[]
  isOpen: boolean
  endsAt: Date | null
  keepsAccess: boolean
  showsProgress: boolean
  isCodeOpen: boolean
  isLimited: boolean
  hasFree: boolean
  isIn: boolean
  isInvited: boolean
  owns: boolean
  seatState: string | null
}

/**
 * What a code or an invitation leads to, for whoever has it: the group's name and programs, what its leader would see, and
 * whether one can join. Changes nothing. Refusal: `GROUP_CODE_INVALID`.
 */
export async function previewGroup(payload: Payload, { code, locale, viewer }: Asking) {
  const { groupId, seatId } = await findByCode(pool(payload), code)
  const { rows } = await pool(payload).query<Row>({
    name: `group-preview-${locale}`,
    text: `SELECT g.name, ${GROUP_IS_OPEN} AS "isOpen", g.ends_at AS "endsAt", coalesce(g.keeps_access, false) AS "keepsAccess",
                  coalesce(g.shows_progress, false) AS "showsProgress", coalesce(g.is_code_open, false) AS "isCodeOpen",
                  coalesce(jsonb_array_length(g.allowed), 0) > 0 AS "isLimited", s.*,
                  (SELECT coalesce(jsonb_agg(${productText(siteOf(payload), 'title', locale)} ORDER BY p.position), '[]') FROM products p
                    WHERE p.id::text IN (SELECT jsonb_array_elements_text(g.opens))) AS programs
             FROM seat_groups g, LATERAL (
                  SELECT coalesce(bool_or(s.state IN ('free', 'returned')), false) AS "hasFree",
                         coalesce(bool_or(s.state = 'active' AND s.user_id = $3::uuid), false) AS "isIn",
                         coalesce(bool_or(s.state = 'invited' AND s.email = $4), false) AS "isInvited",
                         ${ownsAll('g.opens', '$3::uuid')} AS owns,
                         max(s.state::text) FILTER (WHERE s.id = $2::uuid) AS "seatState"
                    FROM group_seats s WHERE s.group_id = g.id) AS s WHERE g.id = $1::uuid`,
    values: [groupId, seatId, viewer?.id ?? null, viewer?.email ?? null],
  })
  if (!rows[0]) throw new DomainError('GROUP_CODE_INVALID')
  const { name, programs, isOpen, endsAt, keepsAccess, showsProgress, isLimited } = rows[0]
  const standing = joinStanding(rows[0])
  return {
    ...{ name, programs, isOpen, keepsAccess, showsProgress, standing },
    endsAt: endsAt?.toISOString() ?? null,
    isLimited: isLimited && seatId === null,
  }
}
