'use client'
import { useDocumentInfo, useModal } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Use } from '@/plugins/editing/usage/find-usage'
import { EDITED_COLLECTIONS } from '@/src/domain/editing/scheduling-collections'
import { Dialog } from '../ui/dialog'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { editingMessages } from './messages'
import { UseList } from './use-list'

/** Payload's questions before it deletes a document or takes it off the website, by the beginning of their names. */
const QUESTIONS = ['delete', 'confirm-un-publish'] as const

/**
 * Comes in place of Payload's question while visitors are led to a document: where, each place a link. What is in one language
 * alone may still come off the website, so that question can be asked all the same; the server has the last word.
 */
export function KeptDialog({ uses }: { uses: Use[] }) {
  const t = useStaffMessages(editingMessages)
  const { id, collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const { modalState, closeModal, openModal } = useModal()
  const [shown, setShown] = useState<string | null>(null)
  const [allowed, setAllowed] = useState<string | null>(null)
  const asked = QUESTIONS.map((question) => `${question}-${id}`).find((slug) => modalState[slug]?.isOpen)
  const isOff = EDITED_COLLECTIONS.some((slug) => slug === collectionSlug) && !hasPublishedDoc
  const isKept = uses.length > 0 && !isOff
  useEffect(() => {
    if (!asked || asked === allowed || !isKept) return
    closeModal(asked)
    setShown(asked)
  }, [asked, allowed, isKept, closeModal])
  if (!shown) return null
  const close = () => setShown(null)
  const goOn = () => {
    setAllowed(shown)
    openModal(shown)
    close()
  }
  return (
    <Dialog title={t('usedOn')} onClose={close}>
      <p>{t('usedKeeps')}</p>
      <UseList uses={uses} />
      <div className={styles.row}>
        {shown.startsWith('delete') ? null : (
          <button type="button" className={styles.button} onClick={goOn}>
            {t('askAnyway')}
          </button>
        )}
        <button type="button" className={styles.button} data-main="" onClick={close}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  )
}
