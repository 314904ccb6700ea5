import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { failpoint } from '@/src/server/failpoint'
import { renderAttachments } from '../attachments'
import { LEASE_BATCH, leaseDue, renewLease } from '../outbox/lease'
import { type MailTheme, readMailTheme } from '../outbox/mail-theme'
import { markFailed, markSent } from '../outbox/mark'
import type { OutboxRow } from '../outbox/outbox-row'
import { describeFailure } from '../outbox/refusal'
import { writeMail } from '../outbox/write-mail'
import { mailTransport } from '../transport'

/**
 * Delivers what is due in the outbox. Safe in any number of processes: each mail is leased by one at a time, and a worker
 * that dies gives its mails back. A mail that was accepted but not marked (crash in between) goes out once more with
 * the same Message-ID. Returns how many mails were delivered.
 */
export async function deliverOutbox(payload: Payload): Promise<number> {
  let delivered = 0
  let theme: MailTheme | undefined
  for (;;) {
    const rows = await leaseDue(pool(payload))
    if (rows.length > 0) theme ??= await readMailTheme(payload)
    for (const row of rows) if (theme && (await deliver(payload, row, theme))) delivered += 1
    if (rows.length < LEASE_BATCH) return delivered
  }
}

async function deliver(payload: Payload, row: OutboxRow, theme: MailTheme): Promise<boolean> {
  try {
    const mail = writeMail(row, theme)
    const attachments = await renderAttachments(payload, row.attachments ?? [])
    if (!(await renewLease(pool(payload), row))) return false
    const messageId = `<${row.id}@${new URL(env().SITE_URL).hostname}>`
    const { response } = await mailTransport().sendMail({
      from: { name: theme.brand.name, address: env().MAIL_FROM },
      to: { name: '', address: row.to },
      messageId,
      ...mail,
      // So that no holiday notice answers.
      headers: { ...mail.headers, 'Auto-Submitted': 'auto-generated' },
      attachments,
    })
    failpoint('mail-accepted-before-mark')
    await markSent(pool(payload), row, { messageId, subject: mail.subject, response: String(response ?? '') })
    return true
  } catch (error) {
    const failure = describeFailure(error)
    const { id, message, tries } = row
    payload.logger.error({ msg: 'mail not delivered', mail: id, message, tries, problem: failure.problem })
    await markFailed(pool(payload), row, failure)
    return false
  }
}
