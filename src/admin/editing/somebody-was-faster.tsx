'use client'
import {
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { when } from '../ui/when'
import { editingMessages } from './messages'

type Stored = { updatedAt: string; changedBy?: { id: string; firstname: string; lastname: string } | null }

/**
 * Asks what is to become of both when somebody else saved a document after it was opened here: as soon as somebody begins to write, and
 * when a save was refused. The server refuses until they chose. Draws nothing else.
 */
export function SomebodyWasFaster() {
  const t = useStaffMessages(editingMessages)
  const { language } = useTranslation().i18n
  const { id, collectionSlug, lastUpdateTime, setUnpublishedVersionCount } = useDocumentInfo()
  const { admin, api } = useConfig().config.routes
  const { code } = useLocale()
  const { user } = useAuth()
  const { getField, dispatchFields, submit } = useForm()
  const isWriting = useFormModified()
  const isBusy = [useFormProcessing(), useFormBackgroundProcessing()].some(Boolean)
  const [faster, setFaster] = useState<Stored | null>(null)

  // A save that went through moves `lastUpdateTime`, and what it answered is what is open then.
  useEffect(() => {
    if (!id || !user || !isWriting || isBusy) return
    const aborter = new AbortController()
    const asked = `/${collectionSlug}/${id}?draft=true&depth=1&select[updatedAt]=true&select[changedBy]=true&after=${lastUpdateTime ?? ''}`
    void callApi('GET', asked, { signal: aborter.signal, base: api }).then(({ ok, body }) => {
      const opened = getField('updatedAt')?.value
      const stored = body as Stored
      if (!ok || aborter.signal.aborted || typeof opened !== 'string' || !stored.changedBy) return
      if (stored.changedBy.id !== user.id && stored.updatedAt > opened) setFaster(stored)
    })
    return () => aborter.abort()
  }, [id, collectionSlug, user, isWriting, isBusy, lastUpdateTime, getField, api])

  if (!faster?.changedBy) return null
  const { firstname, lastname } = faster.changedBy
  const saveMine = () => {
    dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: faster.updatedAt })
    setFaster(null)
    // Once the form has drawn what was sent to it.
    setTimeout(() => {
      void submit({
        action: `${api}/${collectionSlug}/${id}?draft=true&depth=0&fallback-locale=null&locale=${code}`,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      }).then(() => setUnpublishedVersionCount((count) => count + 1))
    })
  }
  return (
    <Dialog title={t('fasterTitle')} onClose={() => setFaster(null)}>
      <p>{t('faster', { name: `${firstname} ${lastname}`, when: when(faster.updatedAt, language) })}</p>
      <p className={styles.quiet}>{t('saveMineHelp')}</p>
      <div className={styles.row}>
        <a
          className={styles.button}
          href={`${admin}/collections/${collectionSlug}/${id}/versions`}
          target="_blank"
          rel="noreferrer"
        >
          {t('seeTheirs')}
        </a>
        <button type="button" className={styles.button} onClick={saveMine}>
          {t('saveMine')}
        </button>
        <button type="button" className={styles.button} data-main="" onClick={() => setFaster(null)}>
          {t('backToMine')}
        </button>
      </div>
    </Dialog>
  )
}
