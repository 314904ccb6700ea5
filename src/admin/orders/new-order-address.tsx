import { ActionField } from '../ui/action-field'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { newOrderMessages } from './new-order-messages'

/** What the fields of an address are called in a call, and in the catalog. */
export const ADDRESS_FIELDS = [
  { name: 'full_name' },
  { name: 'address_line_1' },
  { name: 'city' },
  { name: 'province' },
  { name: 'postal_code' },
  { name: 'country', initial: 'Canada' },
] as const

/** Where it is billed to. Left empty: where the person is billed to by default. */
export function NewOrderAddress() {
  const t = useStaffMessages(newOrderMessages)
  return (
    <section className={styles.card} aria-label={t('billedTo')}>
      <h2>{t('billedTo')}</h2>
      <p className={styles.quiet}>{t('filledLater')}</p>
      <div className={styles.columns}>
        {ADDRESS_FIELDS.map((field) => (
          <ActionField key={field.name} {...field} label={t(field.name)} kind="text" />
        ))}
        <ActionField name="organization" label={t('organization')} kind="text" />
        <ActionField name="purchaseOrder" label={t('purchaseOrder')} kind="text" />
      </div>
    </section>
  )
}
