import type { Payload } from 'payload'
import { readDeliveries } from '@/plugins/mail/operations/read-deliveries'
import { StaffLink } from '../ui/staff-link'
import { when } from '../ui/when'

/** When an email was sent last, and how many could not be sent; each leads to the emails it counts. */
export async function TemplateDeliveries({ payload, message }: { payload: Payload; message: string }) {
  const { sent, failed, waiting, lastSentAt } = await readDeliveries(payload, message)
  const list = (state: string) =>
    `/collections/email-outbox?where[or][0][and][0][message][equals]=${message}&where[or][0][and][1][state][equals]=${state}`
  return (
    <section aria-label="How it went in the last ninety days">
      <h3>In the last ninety days</h3>
      <p>
        {lastSentAt ? `Sent last on ${when(lastSentAt)}.` : 'Not sent.'}{' '}
        <StaffLink to={list('sent')}>{sent} sent</StaffLink>,{' '}
        <StaffLink to={list('failed')}>{failed} could not be sent</StaffLink>, {waiting} waiting.
      </p>
    </section>
  )
}
