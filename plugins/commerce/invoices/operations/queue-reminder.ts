import { invoiceReminder } from '@/plugins/mail/messages/invoice-reminder'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { printDate } from '@/src/domain/invoices/print-date'
import type { PrintedDocument } from '@/src/domain/invoices/printed-document'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { Sql } from '@/src/server/db/transaction'
import { type Activity, logActivity } from '@/src/server/log-activity'
import { invoiceMailVariables } from '../invoice-mail-variables'

/** An open invoice whose reminders were just counted up, under the lock of its row. */
export type Reminded = {
  id: string
  order_id: string
  user_id: string
  customer_email: string
  firstname: string
  due_at: Date
  reminders: number
  snapshot: PrintedDocument
}

/** Queues the mail of a reminder that was counted, with the invoice, in the caller's transaction. */
export async function queueReminder(
  sql: Sql,
  row: Reminded,
  { now, ...who }: Pick<Activity, 'by' | 'actor'> & { now: Date },
): Promise<void> {
  const { firstname, invoiceNumber, orderNumber, issuedOn, total, howToPay, providerName } =
    invoiceMailVariables(row.snapshot, row.firstname, { isOpen: false })
  const locale = row.snapshot.locale ?? DEFAULT_LOCALE
  const dueNote = DUE_NOTES[locale](printDate(row.due_at, locale), row.due_at <= now)
  await queueMail(sql, invoiceReminder, {
    to: row.customer_email,
    locale,
    dedupeKey: `invoice-reminder:${row.id}:${row.reminders}`,
    variables: { firstname, invoiceNumber, orderNumber, issuedOn, total, howToPay, providerName, dueNote },
    attachments: [{ kind: 'invoice', reference: row.id }],
    user: row.user_id,
    order: row.order_id,
  })
  const details = { invoice: invoiceNumber, reminder: row.reminders }
  await logActivity(sql, {
    action: 'invoice.reminded',
    ...who,
    user: row.user_id,
    order: row.order_id,
    details,
  })
}

const DUE_NOTES: Record<Locale, (day: string, isOverdue: boolean) => string> = {
  en: (day, isOverdue) => `It ${isOverdue ? 'was' : 'is'} due on ${day}.`,
  fr: (day, isOverdue) => `Elle ${isOverdue ? 'était' : 'est'} à payer d’ici le ${day}.`,
}
