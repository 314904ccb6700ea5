import type { Payload } from 'payload'
import { readDeliveries } from '@/plugins/mail/operations/read-deliveries'
import { mayBeOff } from '@/src/domain/mail/optional-mails'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { deliveryMessages } from './delivery-messages'

type Props = { payload: Payload; message: string; language: string }

/** When an email was sent last, how many could not be sent or were not, as it was off; each leads to the emails it counts. */
export async function TemplateDeliveries({ payload, message, language }: Props) {
  const t = inLanguage(deliveryMessages, language)
  const { lastSentAt, ...counts } = await readDeliveries(payload, message)
  const states = ['sent', 'failed', ...(counts.skipped > 0 ? ['skipped' as const] : [])] as const
  return (
    <section aria-label={t('region')}>
      <h3>{t('lately')}</h3>
      {mayBeOff(message) ? null : <p>{t('always')}</p>}
      <p>{lastSentAt ? t('last', { when: when(lastSentAt, language) }) : t('never')}</p>
      <ul>
        {states.map((state) => (
          <li key={state}>
            <StaffLink to={listOf(message, state)}>{t(state, { count: counts[state] })}</StaffLink>
          </li>
        ))}
        <li>{t('waiting', { count: counts.waiting })}</li>
      </ul>
    </section>
  )
}

function listOf(message: string, state: string): string {
  const where = (at: number, field: string, value: string) =>
    `where[or][0][and][${at}][${field}][equals]=${encodeURIComponent(value)}`
  return `/collections/email-outbox?${where(0, 'message', message)}&${where(1, 'state', state)}`
}
