'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Use } from '@/plugins/editing/usage/find-usage'
import { leadsVisitors } from '@/src/domain/editing/leads-visitors'
import { callApi } from '../ui/call-api'
import { StaffLink } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './editing.module.css'
import { editingMessages } from './messages'

/** In the sidebar of what can be used elsewhere: where it is, before anybody deletes it or takes it off the website. */
export function UsagePanel() {
  const t = useStaffMessages(editingMessages)
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [uses, setUses] = useState<Use[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    if (!id) return
    const asked = `/${collectionSlug}/${id}/usage?after=${lastUpdateTime ?? ''}`
    void callApi('GET', asked).then(({ ok, body, message }) => {
      setUses(ok ? (body.data as Use[]) : null)
      setProblem(ok ? null : message)
    })
  }, [id, collectionSlug, lastUpdateTime])
  if (!id) return null
  return (
    <section className={styles.panel} aria-labelledby="usage-heading">
      <h3 id="usage-heading">{t('usedOn')}</h3>
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      {uses?.length === 0 ? <p className={styles.quiet}>{t('nowhere')}</p> : null}
      {uses?.some((use) => use.isPublic && leadsVisitors(use.collection)) ? <p>{t('usedKeeps')}</p> : null}
      {uses && uses.length > 0 ? (
        <ul>
          {uses.map((use) => (
            <li key={`${use.collection} ${use.id}`}>
              <StaffLink
                to={use.id ? `/collections/${use.collection}/${use.id}` : `/globals/${use.collection}`}
              >
                {use.title}
              </StaffLink>
              <p className={styles.quiet}>
                {use.fields.join(', ')}
                {use.isPublic ? '' : t('inDraft')}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
