import type { StalePage } from '@/plugins/editing/history/read-history'
import { kindOf } from '../translations/kind-of'
import { StackedTable } from '../ui/stacked-table'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { onDay } from '../ui/when'
import { historyMessages } from './messages'

/** What nobody has looked at for months, the oldest first. */
export function StaleTable({ pages, language }: { pages: StalePage[]; language: string }) {
  const t = inLanguage(historyMessages, language)
  if (pages.length === 0) return <p>{t('allFresh')}</p>
  return (
    <StackedTable headings={[t('what'), t('kind'), t('lastChanged')]}>
      {pages.map(({ collection, id, title, changedAt }) => (
        <tr key={`${collection} ${id}`}>
          <td>
            <StaffLink to={`/collections/${collection}/${id}`}>{title || t('untitled')}</StaffLink>
          </td>
          <td data-label={t('kind')}>{kindOf(collection, language)}</td>
          <td data-label={t('lastChanged')}>{onDay(changedAt, language)}</td>
        </tr>
      ))}
    </StackedTable>
  )
}
