import type { Sql } from '@/src/server/db/transaction'
import { type Activity, activitiesAsJson, insertActivities } from '@/src/server/log-activity'
import { idType, siteOf } from '@/src/server/site'
import type { AttachmentRequest } from '../attachments'

/** A mail as the outbox keeps it: what opens something is sealed already. */
export type NewMail = {
  message: string
  to: string
  variables: unknown
  dedupeKey: string
  attachments?: AttachmentRequest[] | undefined
  user?: string | null | undefined
  order?: string | null | undefined
  heldAs?: string | undefined
  /** Not sent when staff have turned its template off. */
  isOptional?: boolean
}

/**
 * Writes mails into the outbox, in the caller's transaction: one statement, however many there are. A `dedupeKey` that is
 * there already changes nothing. An optional mail whose template is off as this statement begins is written as 'skipped': it never
 * leaves by itself, and staff see that it did not. Who turns a template off later does not stop what is queued. `activities` go into the activity log with them. In the order of their keys, so that two who write the same ones wait for each other.
 */
export async function insertMails(
  sql: Sql,
  mails: readonly NewMail[],
  activities: readonly Activity[] = [],
): Promise<void> {
  await sql.query({
    name: 'insert-mails',
    text: `WITH logged AS (${insertActivities(sql, '$2')})
           INSERT INTO email_outbox
             (message, "to", variables, dedupe_key, attachments, user_id, order_id, batch, state, next_try_at)
           SELECT m.message, m."to", m.variables, m."dedupeKey", m.attachments, m."user", m."order", m."heldAs",
                  (CASE WHEN off.key IS NOT NULL THEN 'skipped' WHEN m."heldAs" IS NULL THEN 'queued' ELSE 'held' END
                  )::enum_email_outbox_state,
                  CASE WHEN off.key IS NULL AND m."heldAs" IS NULL THEN now() END
             FROM jsonb_to_recordset($1::jsonb) AS m(message text, "to" text, variables jsonb, "dedupeKey" text,
                  attachments jsonb, "user" ${idType(siteOf(sql), 'customers')}, "order" uuid, "heldAs" text, "isOptional" boolean)
             LEFT JOIN email_templates off ON m."isOptional" AND off.key = m.message AND off.sending = 'off'
            ORDER BY m."dedupeKey"
           ON CONFLICT (dedupe_key) DO NOTHING`,
    values: [JSON.stringify(mails), activitiesAsJson(activities)],
  })
}
