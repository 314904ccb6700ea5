import type { UIFieldServerProps } from 'payload'
import { GIFT_STATES, type GiftState } from '@/src/domain/gifts/gift'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

type Stored = { state?: GiftState; recipientEmail?: string; sendAt?: string; expiresAt?: string | null }

/** On top of a gift: how it stands, and a fresh link for whoever lost theirs. */
export function GiftActions({ id, data }: UIFieldServerProps) {
  const { state, recipientEmail = '', sendAt, expiresAt } = data as Stored
  if (!id || !state) return null
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label="Gift">
      <div className={styles.row}>
        <StatePill {...GIFT_STATES[state]} />
        {state === 'waiting' ? <span>It is sent {when(sendAt)}.</span> : null}
        {state === 'sent' ? <span>The link is good until {when(expiresAt)}.</span> : null}
        {state === 'claimed' ? null : (
          <ActionDialog
            label={state === 'sent' ? 'Send again' : 'Correct the address'}
            title={state === 'sent' ? 'Send the gift again?' : 'Another address for this gift?'}
            consequences={
              <p>
                {state === 'sent'
                  ? 'They get a fresh link, good for a year. The link in earlier emails stops working.'
                  : 'It is sent on its day, to the address given here.'}
              </p>
            }
            path={`/gifts/${id}/resend`}
            fields={[{ name: 'email', label: 'Email', kind: 'text', initial: recipientEmail }]}
          />
        )}
      </div>
    </section>
  )
}
