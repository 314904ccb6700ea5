import type { Payload } from 'payload'
import { productText } from '@/plugins/commerce/catalog/product-text'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { findByCode } from './join-group'
import { GROUP_IS_OPEN } from './lock-group'

type Preview = {
  name: string
  programs: string[]
  isOpen: boolean
  endsAt: Date | null
  keepsAccess: boolean
  showsProgress: boolean
}

/** What a code leads to, for whoever has it: the group's name and programs, and what its leader would see. Refusal: `GROUP_CODE_INVALID`. */
export async function previewGroup(payload: Payload, code: string, locale: Locale) {
  const { groupId } = await findByCode(pool(payload), code)
  const { rows } = await pool(payload).query<Preview>({
    name: `group-preview-${locale}`,
    text: `SELECT g.name, ${GROUP_IS_OPEN} AS "isOpen", g.ends_at AS "endsAt", coalesce(g.keeps_access, false) AS "keepsAccess",
                  coalesce(g.shows_progress, false) AS "showsProgress",
                  (SELECT coalesce(jsonb_agg(${productText(siteOf(payload), 'title', locale)} ORDER BY p.position), '[]') FROM products p
                    WHERE p.id::text IN (SELECT jsonb_array_elements_text(g.opens))) AS programs
             FROM seat_groups g WHERE g.id = $1`,
    values: [groupId],
  })
  if (!rows[0]) throw new DomainError('GROUP_CODE_INVALID')
  return { ...rows[0], endsAt: rows[0].endsAt?.toISOString() ?? null }
}
