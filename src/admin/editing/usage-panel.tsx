'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import type { Use } from '@/plugins/editing/usage/find-usage'
import { keepsOnWebsite } from '@/src/domain/editing/keeps-on-website'
import { callApi } from '../ui/call-api'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './editing.module.css'
import { KeptDialog } from './kept-dialog'
import { editingMessages } from './messages'
import { UseList } from './use-list'

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
  const kept = useMemo(() => keepsOnWebsite(collectionSlug, uses ?? []), [collectionSlug, uses])
  if (!id) return null
  return (
    <section className={styles.panel} aria-labelledby="usage-heading">
      <h2 id="usage-heading">{t('usedOn')}</h2>
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      {uses?.length === 0 ? <p className={styles.quiet}>{t('nowhere')}</p> : null}
      {kept.length > 0 ? <p>{t('usedKeeps')}</p> : null}
      {uses && uses.length > 0 ? <UseList uses={uses} /> : null}
      <KeptDialog uses={kept} />
    </section>
  )
}
