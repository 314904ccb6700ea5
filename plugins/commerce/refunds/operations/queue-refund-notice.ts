import { refundNotice } from '@/plugins/mail/messages/refund-notice'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { printDate } from '@/src/domain/invoices/print-date'
import { LANGUAGE_TAGS, type Locale } from '@/src/domain/languages/locales'
import { formatMoney } from '@/src/domain/money/money'
import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import type { CreditNote } from '../../invoices/operations/issue-credit-note'
import { firstnameSql } from '../../orders/operations/firstname-sql'

type Row = {
  order_id: string
  user_id: string
  provider: string
  locale: Locale
  number: string
  customer_email: string
  firstname: string
  completed_at: Date
  amount_cents: number
  currency: string
  provider_name: string | null
  lines: { title: string; amountCents: number; endAccess: boolean }[]
}

/** Tells the buyer about a completed refund, once, with its credit note, in the caller's transaction. */
export async function queueRefundNotice(sql: Sql, refundId: string, creditNote: CreditNote): Promise<void> {
  const { rows } = await sql.query<Row>(
    `SELECT o.id AS order_id, o.user_id, a.provider, o.locale, o.number, o.customer_email, ${firstnameSql(sql)}, r.completed_at, r.amount_cents::int, o.currency,
            (SELECT branding_name FROM system_settings LIMIT 1) AS provider_name,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'amountCents', p.amount_cents::int,
                      'endAccess', coalesce(p.end_access, false)) ORDER BY p._order), '[]')
               FROM refunds_lines p JOIN orders_lines l ON l.id = p.order_line WHERE p._parent_id = r.id) AS lines
       FROM refunds r JOIN payment_attempts a ON a.id = r.attempt_id JOIN orders o ON o.id = r.order_id
       JOIN ${siteOf(sql).customers.table} u ON u.id = o.user_id WHERE r.id = $1 AND r.completed_at IS NOT NULL`,
    [refundId],
  )
  const row = rows[0]
  if (!row) throw new Error(`no refund ${refundId}`)
  const { locale } = row
  const amount = (cents: number) => formatMoney(cents, row.currency, LANGUAGE_TAGS[locale])
  const words = WORDS[locale]
  await queueMail(sql, refundNotice, {
    to: row.customer_email,
    locale,
    dedupeKey: `refund-notice:${refundId}`,
    variables: {
      firstname: row.firstname,
      orderNumber: row.number,
      refundedOn: printDate(row.completed_at, locale),
      lines: row.lines
        .filter(({ amountCents }) => amountCents > 0)
        .map(({ title, amountCents }) => ({ title, amount: amount(amountCents) })),
      total: amount(row.amount_cents),
      wayBack: row.provider === 'invoice' ? words.byUs : words.asPaid,
      creditNoteNumber: creditNote.document.number,
      accessNote: accessNote(
        row.lines.filter(({ endAccess }) => endAccess).map(({ title }) => title),
        locale,
      ),
      providerName: row.provider_name ?? 'Training provider',
    },
    attachments: [{ kind: 'credit-note', reference: creditNote.id }],
    user: row.user_id,
    order: row.order_id,
  })
}

function accessNote(ended: string[], locale: Locale): string {
  const { keepsAccess, accessEnded } = WORDS[locale]
  if (ended.length === 0) return keepsAccess
  return accessEnded(new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(ended))
}

const WORDS = {
  en: {
    asPaid: 'The money goes back the way you paid; your bank may take a few days to show it.',
    byUs: 'You paid by invoice, so we send the money back to you ourselves; we will be in touch if we need your details.',
    keepsAccess: 'You keep access to your programs.',
    accessEnded: (names: string) => `With this refund, your access to ${names} has ended.`,
  },
  fr: {
    asPaid:
      'L’argent retourne par le même chemin que votre paiement; votre banque peut prendre quelques jours à l’afficher.',
    byUs: 'Vous avez payé par facture : nous vous renvoyons donc l’argent nous-mêmes, et nous vous écrirons si nous avons besoin de vos coordonnées.',
    keepsAccess: 'Vous gardez l’accès à vos programmes.',
    accessEnded: (names: string) => `Avec ce remboursement, votre accès à ${names} a pris fin.`,
  },
} as const satisfies Record<Locale, unknown>
