import type { SubmissionState } from '@/src/domain/forms/submission-state'
import styles from '../ui/staff.module.css'

const LISTS = '/manage-website/collections'
const FILTERS = [
  { label: 'Forms', href: `${LISTS}/forms` },
  { label: 'Messages', href: messages('new') },
  { label: 'In progress', href: messages('open') },
  { label: 'Done', href: messages('done') },
  { label: 'Spam', href: messages('spam') },
  { label: 'Messages and spam', href: `${LISTS}/form-submissions` },
]

/** Above the lists of forms and of messages: the way from one to the other, and what was taken for spam. */
export function FormFilters({ user }: { user?: { id: string | number } | null }) {
  const filters = user ? [...FILTERS, { label: 'Mine to answer', href: mine(String(user.id)) }] : FILTERS
  return (
    <nav aria-label="Forms and messages">
      <ul className={styles.filters}>
        {filters.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function messages(state: SubmissionState): string {
  return `${LISTS}/form-submissions?where[or][0][and][0][state][equals]=${state}`
}

function mine(user: string): string {
  return `${LISTS}/form-submissions?where[or][0][and][0][assignee][equals]=${user}`
}
