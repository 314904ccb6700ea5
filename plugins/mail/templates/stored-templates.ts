import type { Connection } from '@/src/server/db/transaction'
import type { MessageContent } from '../message'
import { contentOf } from './template-content'

export type StoredTemplate = {
  id: string
  name: string
  isCustomised: boolean
  /** Where a site drafts its templates: an editor took it back, and our own content is sent. */
  isUnpublished: boolean
  /** An editor is writing another one. */
  hasDraft: boolean
  content: MessageContent
}

/** Every template's content, by message key. One statement, however many there are. */
export async function storedTemplates(sql: Connection): Promise<Map<string, StoredTemplate>> {
  const { rows } = await sql.query<Row>({ name: 'stored-templates', text: QUERY })
  return new Map(
    rows.map(({ id, key, name, customised, isUnpublished, hasDraft, ...content }) => [
      key,
      { id, name, isCustomised: customised ?? false, isUnpublished, hasDraft, content: contentOf(content) },
    ]),
  )
}

type Row = {
  id: string
  key: string
  name: string
  customised: boolean | null
  isUnpublished: boolean
  hasDraft: boolean
  subject: string
  heading: string
  blocks: unknown[]
}

/** Payload keeps each kind of block in a table of its own, with its place in `_order`; a status only where templates are drafted. */
const QUERY = `
  WITH blocks AS (
    SELECT _parent_id AS template, _order AS place, jsonb_build_object('blockType', 'text', 'text', text) AS block
      FROM email_templates_blocks_text
    UNION ALL
    SELECT _parent_id, _order, jsonb_build_object('blockType', 'button', 'label', label, 'href', href)
      FROM email_templates_blocks_button
    UNION ALL
    SELECT _parent_id, _order, jsonb_build_object('blockType', 'rows', 'of', "of", 'left', "left", 'right', "right")
      FROM email_templates_blocks_rows
    UNION ALL
    SELECT t._parent_id, t._order, jsonb_build_object('blockType', 'totals', 'rows', (
             SELECT jsonb_agg(jsonb_build_object('left', r."left", 'right', r."right") ORDER BY r._order)
               FROM email_templates_blocks_totals_rows r WHERE r._parent_id = t.id))
      FROM email_templates_blocks_totals t
  )
  SELECT id, coalesce(key, '') AS key, coalesce(name, '') AS name, customised, coalesce(subject, '') AS subject, coalesce(heading, '') AS heading, coalesce(to_jsonb(e) ->> '_status' = 'draft', false) AS "isUnpublished",
         EXISTS (SELECT FROM _email_templates_v v WHERE v.parent_id = e.id AND to_jsonb(v) ->> 'latest' = 'true'
                    AND to_jsonb(v) ->> 'version__status' = 'draft') AS "hasDraft",
         COALESCE((SELECT jsonb_agg(b.block ORDER BY b.place) FROM blocks b WHERE b.template = e.id), '[]') AS blocks
    FROM email_templates e`
