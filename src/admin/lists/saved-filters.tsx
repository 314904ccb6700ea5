'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { questionOf } from '@/src/domain/lists/list-question'
import { ActionDialog } from '../ui/action-dialog'
import { callApi } from '../ui/call-api'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { listMessages } from './messages'

type Saved = { id: string; name: string; query: string; isShared: boolean; isOwn: boolean }

/** Above a list: the filters staff keep of it, and how what it is filtered by right now is kept. */
export function SavedFilters({ slug }: { slug: string }) {
  const t = useStaffMessages(listMessages)
  const here = usePathname()
  const base = useApiBase()
  const query = questionOf(useSearchParams())
  const [saved, setSaved] = useState<Saved[]>([])
  const load = useCallback(async () => {
    const answer = await callApi('GET', `/staff/filters/${slug}`, { base })
    if (answer.ok) setSaved(answer.body.data as Saved[])
  }, [slug, base])
  useEffect(() => void load(), [load])
  const path = `/staff/filters/${slug}`
  const isKept = saved.some((filter) => filter.query === query)
  const canKeep = /(^|&)(where|search)/.test(query) && !isKept
  if (saved.length === 0 && !canKeep) return null
  return (
    <nav aria-label={t('savedFilters')} className={styles.row}>
      <ul className={styles.filters}>
        {saved.map((filter) => (
          <li key={filter.id}>
            <a href={`${here}?${filter.query}`} aria-current={filter.query === query || undefined}>
              {filter.name}
              {filter.isOwn ? '' : t('ofOthers')}
            </a>{' '}
            {filter.isOwn && filter.query === query ? (
              <ActionDialog
                label={t('forget')}
                title={t('forgetTitle', { name: filter.name })}
                consequences={<p>{t(filter.isShared ? 'forgetShared' : 'forgetOwn')}</p>}
                path={`${path}/${filter.id}/forget`}
                onDone={load}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {canKeep ? (
        <ActionDialog
          label={t('keep')}
          title={t('keepTitle')}
          consequences={<p>{t('keepText')}</p>}
          path={path}
          fixed={{ query }}
          fields={[
            { name: 'name', label: t('name'), kind: 'text', required: true },
            {
              name: 'shared',
              label: t('forWhom'),
              kind: 'choice',
              options: [
                { value: 'no', label: t('forMe') },
                { value: 'yes', label: t('forAll') },
              ],
            },
          ]}
          onDone={load}
        />
      ) : null}
    </nav>
  )
}
