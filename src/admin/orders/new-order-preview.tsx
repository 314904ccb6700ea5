import { useTranslation } from '@payloadcms/ui'
import { dollarAmount } from '../ui/amount'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { newOrderMessages } from './new-order-messages'

export type OrderPreview = {
  customer: { id: string; name: string; email: string }
  billingAddress: Record<string, string> | null
  lines: { id: string; title: string; price: number; discount: number }[]
  subtotal: number
  discount: number
  total: number
  currency: string
}

/** What the order will be, before it is made. */
export function NewOrderPreview({ customer, lines, discount, total, currency }: OrderPreview) {
  const t = useStaffMessages(newOrderMessages)
  const { language } = useTranslation().i18n
  const amount = (dollars: number) => dollarAmount(dollars, currency, language)
  return (
    <section className={styles.preview} aria-label={t('order')}>
      <p>
        {t('for')}
        <strong>{customer.name}</strong>, {customer.email}
      </p>
      <ul>
        {lines.map(({ id, title, price }) => (
          <li key={id}>{t('line', { title, price: amount(price) })}</li>
        ))}
      </ul>
      {discount > 0 ? <p>{t('discount', { amount: amount(discount) })}</p> : null}
      <p>
        {t('total')}
        <strong>{amount(total)}</strong>
      </p>
    </section>
  )
}
