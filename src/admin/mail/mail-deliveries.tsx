import { StackedTable } from '../ui/stacked-table'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { mailMessages } from './messages'

type Delivery = { at: string; outcome: string; response: string }

const OUTCOMES: Record<string, 'accepted' | 'didNotWork' | 'refused'> = {
  sent: 'accepted',
  failed: 'didNotWork',
  refused: 'refused',
}

/** Every try to deliver a mail, newest last, in the mail server’s own message. */
export function MailDeliveries({ deliveries, language }: { deliveries: unknown; language: string }) {
  const t = inLanguage(mailMessages, language)
  const tries = Array.isArray(deliveries) ? (deliveries as Delivery[]) : []
  return (
    <section className={styles.card} aria-label={t('deliveries')}>
      <h2>{t('deliveries')}</h2>
      {tries.length === 0 ? (
        <p className={styles.quiet}>{t('notTried')}</p>
      ) : (
        <Tries tries={tries} language={language} />
      )}
    </section>
  )
}

function Tries({ tries, language }: { tries: Delivery[]; language: string }) {
  const t = inLanguage(mailMessages, language)
  const outcomeOf = (outcome: string) => {
    const key = OUTCOMES[outcome]
    return key ? t(key) : outcome
  }
  return (
    <StackedTable headings={[t('when'), t('outcome'), t('serverSaid')]}>
      {tries.map(({ at, outcome, response }) => (
        <tr key={at}>
          <td>{when(at, language)}</td>
          <td data-label={t('outcome')}>{outcomeOf(outcome)}</td>
          <td className={styles.mono} data-label={t('serverSaid')} data-wide>
            {response || '–'}
          </td>
        </tr>
      ))}
    </StackedTable>
  )
}
