import type { OrderOverview } from '@/plugins/commerce/staff/operations/order-overview'
import { problemLabel } from '../ui/problem-label'
import styles from '../ui/staff.module.css'
import { when } from '../ui/when'

/** What happened, newest first: who, what, when. */
export function OrderTimeline({ timeline }: OrderOverview) {
  return (
    <section className={styles.card} aria-label="What happened">
      <h2>What happened</h2>
      <ol className={styles.timeline} reversed>
        {timeline.toReversed().map(({ at, who, what, detail }) => (
          <li key={`${at} ${what} ${detail}`}>
            <time dateTime={at}>{when(at)}</time>
            <div>
              <strong>{what}</strong> <span className={styles.quiet}>by {who}</span>
              {detail ? <div>{problemLabel(detail)}</div> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
