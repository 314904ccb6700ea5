import { formatDollars } from '@/src/domain/money/money'
import styles from '../ui/staff.module.css'

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
  return (
    <section className={styles.preview} aria-label="The order">
      <p>
        For <strong>{customer.name}</strong>, {customer.email}
      </p>
      <ul>
        {lines.map(({ id, title, price }) => (
          <li key={id}>
            {title}: {formatDollars(price, currency)}
          </li>
        ))}
      </ul>
      {discount > 0 ? <p>Discount: −{formatDollars(discount, currency)}</p> : null}
      <p>
        Total: <strong>{formatDollars(total, currency)}</strong>
      </p>
    </section>
  )
}
