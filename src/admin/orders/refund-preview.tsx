'use client'
import { useTranslation } from '@payloadcms/ui'
import { dollarAmount } from '../ui/amount'
import { commonMessages } from '../ui/messages'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { refundMessages } from './refund-messages'
import type { PreviewState, RefundPlan } from './use-refund-preview'

/** Exactly what will happen, in sentences. */
export function RefundPreview({ plan, problem, isAsking }: PreviewState) {
  const t = useStaffMessages(refundMessages)
  const common = useStaffMessages(commonMessages)
  return (
    <section className={styles.preview} aria-live="polite" aria-label={t('whatHappens')}>
      <strong>{t('whatHappens')}</strong>
      {isAsking ? <p>{common('oneMoment')}</p> : null}
      {problem ? <p>{problem}</p> : null}
      {!plan && !problem && !isAsking ? <p>{t('sayWhat')}</p> : null}
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
  const t = useStaffMessages(refundMessages)
  const { language } = useTranslation().i18n
  const named = (access: string) => lines.filter((line) => line.access === access)
  return (
    <ul>
      <li>
        <strong>
          {dollarAmount(amount, currency, language)} {currency}
        </strong>
        {t('goesBack', { goesTo: said(goesTo, language), left: dollarAmount(left, currency, language) })}
      </li>
      {named('closes').map(({ id, title, why }) => (
        <li key={id}>
          <strong>{title}</strong>
          {t('closes', { why: said(why, language) })}
        </li>
      ))}
      {named('stays').map(({ id, title, why }) => (
        <li key={id}>
          <strong>{title}</strong>
          {t('stays', { why: said(why, language) })}
        </li>
      ))}
      <li>{t(becomesRefunded ? 'becomesRefunded' : 'staysPaid')}</li>
      {codeGivenBack ? <li>{t('codeBack', { code: codeGivenBack })}</li> : null}
      <li>{t('papers', { email: mailTo })}</li>
      <li>{t('canUndo')}</li>
    </ul>
  )
}
