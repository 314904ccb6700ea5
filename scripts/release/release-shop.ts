import type { Payload } from 'payload'
import { endAllSessions } from '@/plugins/accounts/sessions/end-all-sessions'
import { continueSeries } from '@/plugins/commerce/invoices/operations/continue-series'
import { skipOrderNumbers } from '@/plugins/commerce/orders/operations/skip-order-numbers'
import { leavePayments } from '@/plugins/commerce/payments/operations/leave-payments'
import { settleOpenPayments } from '@/plugins/commerce/payments/operations/settle-open-payments'
import { cancelQueued } from '@/plugins/mail/operations/cancel-queued'
import { inTransaction, pool } from '@/src/server/db/transaction'
import { adoptInstance } from '@/src/server/instance/adopt-instance'
import type { Recognition } from '@/src/server/instance/recognise-instance'
import { logActivity } from '@/src/server/log-activity'

export type Decisions = { lastInvoice: number; lastCreditNote: number; mail: 'send' | 'cancel' }

/**
 * Lets a restored shop go on as the shop itself: numbers go on behind those known outside, mail is sent or cancelled as
 * decided, everybody is signed out, payments made since the backup are settled, and then the servers may work. Safe to
 * run again after it was cut short: the shop is held until the last step.
 */
export async function releaseShop(
  payload: Payload,
  server: Recognition,
  { lastInvoice, lastCreditNote, mail }: Decisions,
): Promise<string[]> {
  const told = await inTransaction(payload, async (sql) => {
    const invoice = await continueSeries(sql, 'invoice', lastInvoice)
    const creditNote = await continueSeries(sql, 'credit-note', lastCreditNote)
    await skipOrderNumbers(sql)
    const cancelled = mail === 'cancel' ? await cancelQueued(sql, { held: false }) : 0
    const signedOut = await endAllSessions(sql)
    await logActivity(sql, {
      action: 'database.released',
      by: 'system',
      details: { nextInvoice: invoice, nextCreditNote: creditNote, mailsCancelled: cancelled, signedOut },
    })
    return [
      `The next invoice is ${invoice}, the next credit note ${creditNote}.`,
      mail === 'cancel' ? `${cancelled} queued mails were cancelled.` : 'Queued mail leaves now.',
      `${signedOut} sessions were ended; links in mailboxes are void.`,
    ]
  })
  const { asked, captured, unanswered } = await settleOpenPayments(payload)
  told.push(`${asked} open payments were asked about: ${captured} had been paid and are settled now.`)
  if (unanswered > 0)
    told.push(`${unanswered} of them got no answer: they stay open and are asked about again.`)
  await adoptInstance(pool(payload), server, { isCopy: false })
  return [...told, 'Released: the shop works again within moments.']
}

/** Makes the database a copy to try things out: nothing of the shop's own is mailed, settled or asked about from here. */
export async function releaseAsCopy(payload: Payload, server: Recognition): Promise<string[]> {
  const told = await inTransaction(payload, async (sql) => {
    const cancelled = await cancelQueued(sql, { held: true })
    await leavePayments(sql)
    const signedOut = await endAllSessions(sql)
    const details = { asCopy: true, mailsCancelled: cancelled, signedOut }
    await logActivity(sql, { action: 'database.released', by: 'system', details })
    return [`${cancelled} waiting mails were cancelled, ${signedOut} sessions ended.`]
  })
  await adoptInstance(pool(payload), server, { isCopy: true })
  return [...told, 'This is a copy now: the payment provider is cut off.']
}
