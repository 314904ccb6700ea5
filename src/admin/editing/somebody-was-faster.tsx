'use client'
import { LeaveWithoutSaving, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { Dialog } from '../ui/dialog'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { when } from '../ui/when'
import editing from './editing.module.css'
import { editingMessages } from './messages'
import { useFaster } from './use-faster'

/**
 * Asks what is to become of both when somebody else saved a document, or the menus, after it was opened here. The server refuses until
 * they chose; who goes back to their words instead sees all the time that they are not stored. Draws nothing else.
 */
export function SomebodyWasFaster() {
  const t = useStaffMessages(editingMessages)
  const { language } = useTranslation().i18n
  const { docConfig } = useDocumentInfo()
  const { by, isAsking, ask, goOn, saveMine, versions } = useFaster()
  if (!by) return null
  const said = { name: by.name, when: when(by.at, language) }
  if (!isAsking)
    return (
      <>
        {/* What is saved by itself may be left at any time, says Payload; these words are saved nowhere. */}
        {isSavedByItself(docConfig) ? <LeaveWithoutSaving /> : null}
        {createPortal(
          <div className={editing.standing} role="status">
            <p>{t('notStored', said)}</p>
            <button type="button" className={editing.button} onClick={ask}>
              {t('decide')}
            </button>
          </div>,
          document.body,
        )}
      </>
    )
  return (
    <Dialog title={t('fasterTitle')} onClose={goOn}>
      <p>{t('faster', said)}</p>
      <p className={styles.quiet}>{t('saveMineHelp')}</p>
      <div className={styles.row}>
        <a className={styles.button} href={versions} target="_blank" rel="noreferrer">
          {t('seeTheirs')}
        </a>
        <button type="button" className={styles.button} onClick={saveMine}>
          {t('saveMine')}
        </button>
        <button type="button" className={styles.button} data-main="" onClick={goOn}>
          {t('backToMine')}
        </button>
      </div>
    </Dialog>
  )
}

function isSavedByItself(config: ReturnType<typeof useDocumentInfo>['docConfig']): boolean {
  const drafts = config && 'versions' in config && config.versions ? config.versions.drafts : false
  return typeof drafts === 'object' && Boolean(drafts.autosave)
}
