import { refundNotice } from '@/plugins/mail/messages/refund-notice'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import { formatCad } from '@/src/domain/money/money'
import type { Sql } from '@/src/server/db/transaction'

type Row = {
  number: string
  customer_email: string
  firstname: string
  completed_at: Date
  amount_cents: number
  provider_name: string | null
  lines: { title: string; amountCents: number; endAccess: boolean }[]
}

/** Tells the buyer about a completed refund, once, in the caller's transaction. */
export async function queueRefundNotice(sql: Sql, refundId: string): Promise<void> {
  const { rows } = await sql.query<Row>(
    `SELECT o.number, o.customer_email, u.firstname, r.completed_at, r.amount_cents::int,
            (SELECT branding_name FROM system_settings LIMIT 1) AS provider_name,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('title', l.title, 'amountCents', p.amount_cents::int,
                      'endAccess', coalesce(p.end_access, false)) ORDER BY p._order), '[]')
               FROM refunds_lines p JOIN orders_lines l ON l.id = p.order_line WHERE p._parent_id = r.id) AS lines
       FROM refunds r JOIN orders o ON o.id = r.order_id JOIN users u ON u.id = o.user_id WHERE r.id = $1`,
    [refundId],
  )
  const row = rows[0]
  if (!row) throw new Error(`no refund ${refundId}`)
  await queueMail(sql, refundNotice, {
    to: row.customer_email,
    dedupeKey: `refund-notice:${refundId}`,
    variables: {
      firstname: row.firstname,
      orderNumber: row.number,
      refundedOn: row.completed_at.toLocaleDateString('en-CA', {
        dateStyle: 'long',
        timeZone: 'America/Toronto',
      }),
      lines: row.lines
        .filter(({ amountCents }) => amountCents > 0)
        .map(({ title, amountCents }) => ({ title, amount: formatCad(amountCents) })),
      total: formatCad(row.amount_cents),
      accessNote: accessNote(row.lines.filter(({ endAccess }) => endAccess).map(({ title }) => title)),
      providerName: row.provider_name ?? 'Training provider',
    },
  })
}

function accessNote(ended: string[]): string {
  if (ended.length === 0) return 'You keep access to your programs.'
  const names = new Intl.ListFormat('en-CA', { type: 'conjunction' }).format(ended)
  return `With this refund, your access to ${names} has ended.`
}
