'use client'
import type { Use } from '@/plugins/editing/usage/find-usage'
import { StaffLink } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './editing.module.css'
import { editingMessages } from './messages'

/** Places in which something is used, each leading there. */
export function UseList({ uses }: { uses: Use[] }) {
  const t = useStaffMessages(editingMessages)
  return (
    <ul>
      {uses.map((use) => (
        <li key={`${use.collection} ${use.id}`}>
          <StaffLink to={use.id ? `/collections/${use.collection}/${use.id}` : `/globals/${use.collection}`}>
            {use.title}
          </StaffLink>
          <p className={styles.quiet}>
            {use.fields.join(', ')}
            {use.isPublic ? '' : t('inDraft')}
          </p>
        </li>
      ))}
    </ul>
  )
}
