import type { DefaultServerCellComponentProps } from 'payload'
import type { StateLabel } from '@/src/domain/orders/order-labels'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { addressMessages } from './address-messages'

const STATES = {
  confirmed: { label: 'Confirmed address', tone: 'good' },
  open: { label: 'Not confirmed', tone: 'waiting' },
} as const satisfies Record<string, StateLabel>

/** Whether somebody's email address is known to be theirs, in the list of people. */
export function AddressStateCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <StatePill {...(cellData ? STATES.confirmed : STATES.open)} />
}

type Props = { userId: string; email: string; verifiedAt: string | null; isActive: boolean; language: string }

/** The same on a person's page, with the link once more. */
export function AddressCard({ userId, email, verifiedAt, isActive, language }: Props) {
  const t = inLanguage(addressMessages, language)
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <div className={styles.row}>
        <AddressStateCell cellData={verifiedAt} />
        <span>
          {verifiedAt ? t('since', { email, when: when(verifiedAt, language) }) : t('open', { email })}
        </span>
        {verifiedAt || !isActive ? null : (
          <ActionDialog
            label={t('send')}
            title={t('sendTitle')}
            consequences={<p>{t('sendText', { email })}</p>}
            path={`/users/${userId}/email-verification`}
          />
        )}
      </div>
    </section>
  )
}
