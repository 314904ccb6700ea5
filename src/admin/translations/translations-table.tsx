import type { WaitingTranslation } from '@/plugins/editing/translations/read-translations'
import { TRANSLATED_GLOBALS } from '@/src/domain/editing/translation-state'
import { StackedTable } from '../ui/stacked-table'
import { StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { kindOf, labelIn, titleOn } from './kind-of'
import { translationMessages } from './messages'

/** Each leads into the document in French, with its English beside. */
export function TranslationsTable({ rows, language }: { rows: WaitingTranslation[]; language: string }) {
  const t = inLanguage(translationMessages, language)
  if (rows.length === 0) return <p>{t('nothing')}</p>
  return (
    <StackedTable headings={[t('what'), t('kind'), t('french'), t('changed'), t('written')]}>
      {rows.map((row) => (
        <tr key={`${row.collection} ${row.id}`}>
          <td>
            <StaffLink to={frenchOf(row)}>{titleOn(row, language) || t('untitled')}</StaffLink>
          </td>
          <td data-label={t('kind')}>{kindOf(row.collection, language)}</td>
          <td data-label={t('french')}>
            <StatePill label={t(row.state)} tone={row.state === 'missing' ? 'bad' : 'waiting'} />
          </td>
          <td data-label={t('changed')}>
            {row.changed.map((label) => labelIn(label, language)).join(', ') || '–'}
          </td>
          <td data-label={t('written')}>{when(row.englishAt.toISOString(), language)}</td>
        </tr>
      ))}
    </StackedTable>
  )
}

function frenchOf({ collection, id }: WaitingTranslation): string {
  if (TRANSLATED_GLOBALS.includes(collection)) return `/globals/${collection}?locale=fr`
  // Each language of an email has a template of its own: it is found by its name.
  if (collection === 'email-templates') return `/collections/email-templates?where[key][equals]=${id}:fr`
  return `/collections/${collection}/${id}?locale=fr`
}
