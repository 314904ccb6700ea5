import stacked from '../ui/stacked-table.module.css'
import styles from '../ui/staff.module.css'
import { when } from '../ui/when'

type Delivery = { at: string; outcome: string; response: string }

const OUTCOMES: Record<string, string> = {
  sent: 'Accepted',
  failed: 'Did not work',
  refused: 'Refused for good',
}

/** Every try to deliver a mail, newest last, in the mail server’s own message. */
export function MailDeliveries({ deliveries }: { deliveries: unknown }) {
  const tries = Array.isArray(deliveries) ? (deliveries as Delivery[]) : []
  return (
    <section className={styles.card} aria-label="Deliveries">
      <h2>Deliveries</h2>
      {tries.length === 0 ? <p className={styles.quiet}>Not tried yet.</p> : <Tries tries={tries} />}
    </section>
  )
}

function Tries({ tries }: { tries: Delivery[] }) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${stacked.stacked}`}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Outcome</th>
            <th scope="col">What the mail server said</th>
          </tr>
        </thead>
        <tbody>
          {tries.map(({ at, outcome, response }) => (
            <tr key={at}>
              <td>{when(at)}</td>
              <td data-label="Outcome">{OUTCOMES[outcome] ?? outcome}</td>
              <td className={styles.mono} data-label="What the mail server said" data-wide>
                {response || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
