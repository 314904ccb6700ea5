import type { UIFieldServerProps } from 'payload'
import { readDiscountUsage } from '@/plugins/commerce/staff/operations/read-discount-usage'
import { formatMoney } from '@/src/domain/money/money'
import { hasRight } from '@/src/server/access'
import { siteOf } from '@/src/server/site'
import { ActionDialog } from '../ui/action-dialog'
import styles from '../ui/staff.module.css'
import { StaffLink } from '../ui/staff-link'

/** How often a code was used, is held, and may still be used, and by whom. */
export async function DiscountUsage({ id, payload, req }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'money')) return null
  const usage = await readDiscountUsage(payload, String(id))
  if (!usage) return null
  const { customers: people, currency } = siteOf(payload)
  const { used, held, limit, leftOver, givenCents, customers } = usage
  return (
    <section className={styles.card} aria-label="Use of this code">
      <h2>Use of this code</h2>
      <p>
        {used} used, {held} held for payments under way,{' '}
        {limit === null ? 'no limit' : `${leftOver} of ${limit} left`}. {formatMoney(givenCents, currency)}{' '}
        were given in all.
      </p>
      {customers.length > 0 ? (
        <ul>
          {customers.map(({ id: user, name, uses }) => (
            <li key={user}>
              <StaffLink to={`/collections/${people.slug}/${user}`}>{name}</StaffLink>: {uses}
            </li>
          ))}
        </ul>
      ) : null}
      <ActionDialog
        label="Make many like it"
        title="Make many codes with the rules of this one?"
        consequences={
          <ul>
            <li>
              Each is a code of its own, can be used once, and has all other rules of this one as they are
              saved now.
            </li>
            <li>They begin with the letters you choose and end with eight nobody can guess.</li>
            <li>Take them along from the list of codes, as a spreadsheet.</li>
          </ul>
        }
        path={`/discounts/${id}/copies`}
        fields={[
          { name: 'count', label: 'How many', kind: 'text', required: true, help: 'At most 1000 at once.' },
          { name: 'prefix', label: 'Beginning', kind: 'text', required: true, help: 'Such as SPRING.' },
        ]}
      />
    </section>
  )
}
