import { useMessages } from '../languages/language-provider'
import { Card } from '../ui/card'
import styles from './groups.module.css'
import type { Group } from './use-group'

/** What a leader may know: who joined, and of the program only what participants agreed to. */
export function GroupReport({ report, showsProgress }: Pick<Group, 'report' | 'showsProgress'>) {
  const t = useMessages('groups')
  return (
    <Card as="section" className={styles.card} aria-labelledby="group-report">
      <h2 id="group-report">{t('report')}</h2>
      <p>
        {t('joined', { count: report.joined })}{' '}
        {report.opened === null ? null : t('opened', { count: report.opened })}{' '}
        {report.finished === null ? null : t('finished', { count: report.finished })}
      </p>
      {showsProgress && report.people.length > 0 ? (
        <ul className={styles.rows}>
          {report.people.map(({ seatId, email, opened, finished }) => (
            <li key={seatId} className={styles.row}>
              <span className={styles.who}>{email}</span>
              <span>{t(finished ? 'hasFinished' : opened ? 'hasOpened' : 'notOpened')}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p>{t('tooFew')}</p>
    </Card>
  )
}
