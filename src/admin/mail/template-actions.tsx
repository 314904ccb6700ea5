'use client'
import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import staff from '../ui/staff.module.css'
import { useTemplateContent } from './use-template-content'

/** A test to oneself with the content as it is in the form, and the way back to ours. */
export function TemplateActions({ id }: { id: string }) {
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
        Send me a test
      </button>
      <button type="button" className={staff.button} disabled={isBusy} onClick={() => setAsking(true)}>
        Restore the original
      </button>
      {isAsking ? (
        <Dialog title="Restore the original?" onClose={() => setAsking(false)}>
          <p>This email gets the text it came with. Yours stays under Versions, and can be restored there.</p>
          <div className={staff.row}>
            <button
              type="button"
              className={staff.button}
              data-main=""
              disabled={isBusy}
              onClick={() => void reset()}
            >
              Restore the original
            </button>
            <button type="button" className={staff.button} onClick={() => setAsking(false)}>
              Keep mine
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
