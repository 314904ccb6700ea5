import { ActionField } from '../ui/action-field'
import styles from '../ui/staff.module.css'

/** What the fields of an address are called in a call, and on the screen. */
export const ADDRESS_FIELDS = [
  { name: 'full_name', label: 'Name' },
  { name: 'address_line_1', label: 'Address' },
  { name: 'city', label: 'City' },
  { name: 'province', label: 'State/Province' },
  { name: 'postal_code', label: 'Postal code' },
  { name: 'country', label: 'Country', initial: 'Canada' },
] as const

/** Where it is billed to. Left empty: where the person is billed to by default. */
export function NewOrderAddress() {
  return (
    <section className={styles.card} aria-label="Billed to">
      <h2>Billed to</h2>
      <p className={styles.quiet}>
        What is empty is filled with the person’s own address when you see the price.
      </p>
      <div className={styles.columns}>
        {ADDRESS_FIELDS.map((field) => (
          <ActionField key={field.name} {...field} kind="text" />
        ))}
        <ActionField name="organization" label="Organization" kind="text" />
        <ActionField name="purchaseOrder" label="Purchase order or reference" kind="text" />
      </div>
    </section>
  )
}
