'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import staff from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { templateMessages } from './template-messages'
import { useTemplateContent } from './use-template-content'

/** A test to oneself with the content as it is in the form, and the way back to ours. */
export function TemplateActions({ id }: { id: string }) {
  const t = useStaffMessages(templateMessages)
  const content = useTemplateContent()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const act = async (path: string, body: unknown, onDone: (message: string) => void) => {
    setBusy(true)
    const answer = await callApi('POST', `/email-templates/${id}/${path}`, { body })
    setBusy(false)
    if (answer.ok) onDone(answer.message)
    else toast.error(answer.message)
  }
  const test = () => act('test', JSON.parse(content), (message) => toast.success(message))
  // The form holds the editor's content: only a fresh page shows what is stored now.
  const reset = () => act('reset', {}, () => window.location.reload())
  return (
    <div className={staff.row}>
      <button type="button" className={staff.button} disabled={isBusy} onClick={() => void test()}>
        {t('sendTest')}
      </button>
      <button type="button" className={staff.button} disabled={isBusy} onClick={() => setAsking(true)}>
        {t('restore')}
      </button>
      {isAsking ? (
        <Dialog title={t('restoreTitle')} onClose={() => setAsking(false)}>
          <p>{t('restoreText')}</p>
          <div className={staff.row}>
            <button
              type="button"
              className={staff.button}
              data-main=""
              disabled={isBusy}
              onClick={() => void reset()}
            >
              {t('restore')}
            </button>
            <button type="button" className={staff.button} onClick={() => setAsking(false)}>
              {t('keepMine')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
