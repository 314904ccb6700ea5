'use client'
import { formatDollars } from '@/src/domain/money/money'
import styles from '../ui/staff.module.css'
import type { PreviewState, RefundPlan } from './use-refund-preview'

/** Exactly what will happen, in sentences. */
export function RefundPreview({ plan, problem, isAsking }: PreviewState) {
  return (
    <section className={styles.preview} aria-live="polite" aria-label="What will happen">
      <strong>What will happen</strong>
      {isAsking ? <p>One moment…</p> : null}
      {problem ? <p>{problem}</p> : null}
      {!plan && !problem && !isAsking ? <p>Say what to refund.</p> : null}
      {plan ? <Consequences {...plan} /> : null}
    </section>
  )
}

function Consequences({
  amount,
  currency,
  goesTo,
  left,
  lines,
  becomesRefunded,
  codeGivenBack,
  mailTo,
}: RefundPlan) {
  const named = (access: string) => lines.filter((line) => line.access === access)
  return (
    <ul>
      <li>
        <strong>
          {formatDollars(amount, currency)} {currency}
        </strong>{' '}
        go back to {goesTo}. {formatDollars(left, currency)} of the payment are left.
      </li>
      {named('closes').map(({ id, title, why }) => (
        <li key={id}>
          <strong>{title}</strong> closes: {why}.
        </li>
      ))}
      {named('stays').map(({ id, title, why }) => (
        <li key={id}>
          <strong>{title}</strong> stays open: {why}.
        </li>
      ))}
      <li>
        {becomesRefunded
          ? 'The order counts as refunded.'
          : 'The order stays paid, since not all of it goes back.'}
      </li>
      {codeGivenBack ? <li>The code {codeGivenBack} is given back and can be used again.</li> : null}
      <li>A credit note is issued, and a notice of the refund goes to {mailTo} when the money is back.</li>
    </ul>
  )
}
