import type { BeforeListTableServerProps } from 'payload'
import { monthBefore } from '@/src/domain/editing/month-before'
import type { SubmissionState } from '@/src/domain/forms/submission-state'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { formMessages } from './messages'

const LISTS = '/manage-website/collections'
const FILTERS = [
  { label: 'forms', href: `${LISTS}/forms` },
  { label: 'new', href: messages('new') },
  { label: 'open', href: messages('open') },
  { label: 'done', href: messages('done') },
  { label: 'spam', href: messages('spam') },
  { label: 'all', href: `${LISTS}/form-submissions` },
] as const

/** Above the lists of forms and of messages: the way from one to the other, and what was taken for spam. */
export function FormFilters({ user, i18n }: Pick<BeforeListTableServerProps, 'user' | 'i18n'>) {
  const t = inLanguage(formMessages, i18n.language)
  const filters = [
    ...FILTERS,
    { label: 'lastMonth' as const, href: lastMonth(new Date()) },
    ...(user ? [{ label: 'mine' as const, href: mine(String(user.id)) }] : []),
  ]
  return (
    <nav aria-label={t('nav')}>
      <ul className={styles.filters}>
        {filters.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{t(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function messages(state: SubmissionState): string {
  return `${LISTS}/form-submissions?where[or][0][and][0][state][equals]=${state}`
}

/** As the shop's calendar has it; a download of the list then holds that month alone. */
function lastMonth(now: Date): string {
  const { from, to } = monthBefore(now)
  const sent = `${LISTS}/form-submissions?where[or][0][and][0][createdAt]`
  const before = 'where[or][0][and][1][createdAt]'
  return `${sent}[greater_than_equal]=${from.toISOString()}&${before}[less_than]=${to.toISOString()}`
}

function mine(user: string): string {
  return `${LISTS}/form-submissions?where[or][0][and][0][assignee][equals]=${user}`
}
