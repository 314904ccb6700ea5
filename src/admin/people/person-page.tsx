import type { UIFieldServerProps } from 'payload'
import { readPerson } from '@/plugins/commerce/staff/operations/read-person'
import { hasRight, hasRole } from '@/src/server/access'
import styles from '../ui/staff.module.css'
import { PersonAccessList } from './person-access-list'
import { PersonSummary } from './person-summary'
import { ResetTwoFactor } from './reset-two-factor'

/** "I paid and can't get in", answered on the person's own page. One SQL statement, and one for the programs to open. */
export async function PersonPage({ id, payload, req }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'people')) return null
  const [person, programs] = await Promise.all([
    readPerson(payload, String(id)),
    payload.find({
      collection: 'products',
      where: { kind: { equals: 'program' } },
      sort: 'title',
      pagination: false,
      depth: 0,
      select: { title: true },
    }),
  ])
  if (!person) return null
  const options = programs.docs.map(({ id: value, title }) => ({ value: String(value), label: title }))
  return (
    <div className={styles.page}>
      <PersonSummary {...person} hasOrders={hasRight(req, 'money')} />
      <PersonAccessList userId={String(id)} access={person.access} programs={options} />
      {hasRole(req, 'superuser') ? <ResetTwoFactor payload={payload} userId={String(id)} /> : null}
    </div>
  )
}
