import type { Change } from '@/plugins/editing/history/read-history'
import { kindOf } from '../translations/kind-of'
import { StackedTable } from '../ui/stacked-table'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { when } from '../ui/when'
import { historyMessages } from './messages'

/** Each leads to what is there now, and to what this version changed. */
export function ChangesTable({ changes, language }: { changes: Change[]; language: string }) {
  const t = inLanguage(historyMessages, language)
  if (changes.length === 0) return <p>{t('nothing')}</p>
  return (
    <StackedTable headings={[t('what'), t('kind'), t('who'), t('when'), t('compare')]}>
      {changes.map((change) => (
        <ChangedRow key={change.version} change={change} language={language} />
      ))}
    </StackedTable>
  )
}

function ChangedRow({ change, language }: { change: Change; language: string }) {
  const t = inLanguage(historyMessages, language)
  const { version, collection, document, by, at } = change
  const kind = kindOf(collection, language)
  const title = document ? change.title || t('untitled') : kind
  const path = document ? `/collections/${collection}/${document}` : `/globals/${collection}`
  return (
    <tr>
      <td>
        <StaffLink to={path}>{title}</StaffLink>
      </td>
      <td data-label={t('kind')}>{kind}</td>
      <td data-label={t('who')}>{by ?? t('site')}</td>
      <td data-label={t('when')}>{when(at, language)}</td>
      <td data-label={t('compare')}>
        <StaffLink
          to={`${path}/versions/${version}`}
          label={t('compareIt', { title, when: when(at, language) })}
        >
          {t('compare')}
        </StaffLink>
      </td>
    </tr>
  )
}
