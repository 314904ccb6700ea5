'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../ui/call-api'
import { StaffLink } from '../ui/staff-link'
import type { StaffTranslator } from '../ui/staff-messages'
import { useStaffMessages } from '../ui/use-staff-messages'
import { when } from '../ui/when'
import styles from './editing.module.css'
import { editingMessages } from './messages'

type Version = {
  id: string
  updatedAt: string
  autosave?: boolean | null
  version: { _status?: string | null; changedBy?: { firstname?: string; lastname?: string } | string | null }
}

const CHOSEN =
  'select[version][_status]=true&select[version][changedBy]=true&select[autosave]=true&select[updatedAt]=true'

/** In the sidebar: the last versions, whose each is, and the way to look at one, compare it and bring it back. */
export function HistoryPanel() {
  const t = useStaffMessages(editingMessages)
  const { language } = useTranslation().i18n
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const isStored = Boolean(id ?? globalSlug)
  const document = globalSlug ? `/globals/${globalSlug}` : `/collections/${collectionSlug}/${id}`
  const [versions, setVersions] = useState<Version[]>([])
  useEffect(() => {
    if (!isStored) return
    const own = globalSlug ? `globals/${globalSlug}` : collectionSlug
    const query = 'where[snapshot][not_equals]=true&sort=-updatedAt&limit=8&depth=1'
    // Of a global's versions Payload 3.90 leaves out who is selected.
    const narrowed = globalSlug ? '' : `&where[parent][equals]=${id}&${CHOSEN}`
    const asked = `/${own}/versions?${query}${narrowed}&after=${lastUpdateTime ?? ''}`
    void callApi('GET', asked).then(({ ok, body }) => {
      if (ok) setVersions(body.docs as Version[])
    })
  }, [id, isStored, collectionSlug, globalSlug, lastUpdateTime])
  if (versions.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="history-heading">
      <h2 id="history-heading">{t('whoChanged')}</h2>
      <ul>
        {versions.map(({ id: version, updatedAt, autosave, version: { _status, changedBy } }) => (
          <li key={version}>
            <StaffLink to={`${document}/versions/${version}`}>{when(updatedAt, language)}</StaffLink>
            <p className={styles.quiet}>
              {nameOf(changedBy, t)} ·{' '}
              {t(_status === 'published' ? 'published' : autosave ? 'savedByItself' : 'draft')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(person: Version['version']['changedBy'], t: StaffTranslator<'site' | 'somebody'>): string {
  if (typeof person !== 'object' || person === null) return t('site')
  return [person.firstname, person.lastname].filter(Boolean).join(' ') || t('somebody')
}
