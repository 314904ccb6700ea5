'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../ui/call-api'
import { StaffLink } from '../ui/staff-link'
import { when } from '../ui/when'
import styles from './editing.module.css'

type Version = {
  id: string
  updatedAt: string
  autosave?: boolean | null
  version: { _status?: string | null; changedBy?: { firstname?: string; lastname?: string } | string | null }
}

/** In the sidebar: the last versions, whose each is, and the way to look at one, compare it and bring it back. */
export function HistoryPanel() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [versions, setVersions] = useState<Version[]>([])
  useEffect(() => {
    if (!id) return
    const query = `where[parent][equals]=${id}&where[snapshot][not_equals]=true&sort=-updatedAt&limit=8&depth=1`
    const chosen = 'select[version][_status]=true&select[version][changedBy]=true&select[autosave]=true'
    const asked = `/${collectionSlug}/versions?${query}&${chosen}&after=${lastUpdateTime ?? ''}`
    void callApi('GET', asked).then(({ ok, body }) => {
      if (ok) setVersions(body.docs as Version[])
    })
  }, [id, collectionSlug, lastUpdateTime])
  if (!id || versions.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="history-heading">
      <h3 id="history-heading">Who changed it</h3>
      <ul>
        {versions.map(({ id: version, updatedAt, autosave, version: { _status, changedBy } }) => (
          <li key={version}>
            <StaffLink to={`/collections/${collectionSlug}/${id}/versions/${version}`}>
              {when(updatedAt)}
            </StaffLink>
            <p className={styles.quiet}>
              {nameOf(changedBy)} ·{' '}
              {_status === 'published' ? 'published' : autosave ? 'saved by itself' : 'draft'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf(person: Version['version']['changedBy']): string {
  if (typeof person !== 'object' || person === null) return 'The site'
  return [person.firstname, person.lastname].filter(Boolean).join(' ') || 'Somebody'
}
