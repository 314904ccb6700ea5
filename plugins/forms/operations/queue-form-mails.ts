import { formMessage } from '@/plugins/mail/messages/form-message'
import { formReceipt } from '@/plugins/mail/messages/form-receipt'
import { queueMail, queueMails } from '@/plugins/mail/operations/queue-mail'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { BUSINESS_TIME_ZONE } from '@/src/domain/time/business-time'
import type { FormSubmission } from '@/src/generated/payload-types'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'

/** An address gets no more receipts than this in an hour, whoever types it into forms of ours. */
const RECEIPTS_AN_HOUR = 5

/**
 * Tells staff of a message, and its sender that it arrived, in the caller's transaction. Whom, says the form; the sender in `locale`. Doing so
 * again changes nothing.
 */
export async function queueFormMails(
  sql: Sql,
  message: FormSubmission,
  locale: Locale = DEFAULT_LOCALE,
): Promise<void> {
  const form = await readForm(sql, idOf(message.form), locale)
  if (!form) return
  const shared = { formTitle: form.title, sentAt: sentAt(message.createdAt), providerName: form.provider }
  const user = message.user ? idOf(message.user) : null
  const staff = form.staff.length > 0 ? form.staff : [form.seller ?? ''].filter(Boolean)
  await queueMails(
    sql,
    formMessage,
    [...new Set(staff)].map((to) => ({
      to,
      user,
      dedupeKey: `form-message:${message.id}:${to}`,
      variables: {
        ...shared,
        sender: message.senderName || message.senderEmail || 'a visitor',
        senderEmail: message.senderEmail ?? '',
        answers: (message.submissionData ?? []).map(({ label, field, value }) => ({
          question: label || field,
          answer: value,
        })),
        messageUrl: `${env().SITE_URL}/manage-website/collections/form-submissions/${message.id}`,
      },
    })),
  )
  const to = message.senderEmail
  if (!to || !form.isReceiptSent || (await hasEnoughReceipts(sql, to))) return
  await queueMail(sql, formReceipt, {
    to,
    user,
    dedupeKey: `form-receipt:${message.id}`,
    variables: { ...shared, text: form.receiptText ?? '' },
  })
}

type FormRow = {
  title: string
  isReceiptSent: boolean
  receiptText: string | null
  staff: string[]
  seller: string | null
  provider: string
}

async function readForm(sql: Sql, id: string, locale: Locale): Promise<FormRow | undefined> {
  const { rows } = await sql.query<FormRow>(
    `SELECT coalesce(f.title, '') AS title, coalesce(f.receipt_is_sent, false) AS "isReceiptSent", 
            (SELECT t.receipt_text FROM forms_locales t WHERE t._parent_id = f.id AND t.receipt_text IS NOT NULL
              ORDER BY t._locale::text = $2 DESC, t._locale LIMIT 1) AS "receiptText",
            ARRAY(SELECT e.email FROM forms_staff_emails e WHERE e._parent_id = f.id ORDER BY e._order) AS staff,
            s.seller_email AS seller, coalesce(nullif(s.branding_name, ''), 'Training provider') AS provider
       FROM forms f LEFT JOIN (SELECT * FROM system_settings LIMIT 1) s ON true WHERE f.id = $1::uuid`,
    [id, locale],
  )
  return rows[0]
}

async function hasEnoughReceipts(sql: Sql, email: string): Promise<boolean> {
  const { rows } = await sql.query<{ receipts: number }>(
    `SELECT count(*)::int AS receipts FROM email_outbox
      WHERE "to" = $1 AND message = $2 AND created_at > now() - interval '1 hour'`,
    [email, formReceipt.key],
  )
  return (rows[0]?.receipts ?? 0) >= RECEIPTS_AN_HOUR * env().RATE_LIMIT_SCALE
}

function sentAt(moment: string): string {
  return new Date(moment).toLocaleString('en-CA', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: BUSINESS_TIME_ZONE,
  })
}

function idOf(related: string | { id: string }): string {
  return typeof related === 'string' ? related : related.id
}
