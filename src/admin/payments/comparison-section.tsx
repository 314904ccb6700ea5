import type { Attention } from '@/plugins/commerce/staff/operations/attention'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'

/** What the last night’s comparison found, and messages of the provider nobody could act on yet. */
export function ComparisonSection({ comparison, unreadMessages, unreadProblem }: Attention) {
  const isFine = comparison
    ? comparison.paidNotGranted + comparison.grantedNotPaid + comparison.differences === 0
    : false
  return (
    <section className={styles.card}>
      <h2>The books</h2>
      {comparison ? (
        <>
          <p>
            <StatePill label={isFine ? 'In order' : 'Differences'} tone={isFine ? 'good' : 'bad'} /> Compared
            on {comparison.day}
            {comparison.finishedAt ? `, finished ${when(comparison.finishedAt)}` : ', not finished'}:{' '}
            {comparison.paymentsCompared} payments.
          </p>
          <ul>
            <li>Paid but not opened: {comparison.paidNotGranted}</li>
            <li>Opened but not paid: {comparison.grantedNotPaid}</li>
            <li>Differences with the provider: {comparison.differences}</li>
          </ul>
          <p className={styles.row}>
            <StaffLink to={`/collections/reconciliation-reports/${comparison.id}`}>What was found</StaffLink>
          </p>
        </>
      ) : (
        <p className={styles.quiet}>No nightly comparison yet.</p>
      )}
      <p>
        Messages of the provider nobody could act on yet: {unreadMessages}
        {unreadProblem ? ` (${unreadProblem})` : ''}
      </p>
    </section>
  )
}
