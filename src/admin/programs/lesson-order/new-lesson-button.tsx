'use client'
import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callApi } from '../../ui/call-api'
import { useStaffMessages } from '../../ui/use-staff-messages'
import { programMessages } from '../messages'
import styles from './lesson-order.module.css'

type Props = { program: string; section: string | null; sectionTitle: string | null }

/** Makes a lesson where the button stands, as a draft, and opens it: neither its program nor its section is asked for. */
export function NewLessonButton({ program, section, sectionTitle }: Props) {
  const t = useStaffMessages(programMessages)
  const { admin } = useConfig().config.routes
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function make(): Promise<void> {
    setBusy(true)
    const body = { program, section, _status: 'draft' }
    const answer = await callApi('POST', '/lessons?draft=true', { body })
    const { id } = Object(answer.body.doc) as { id?: string }
    if (answer.ok && id) return router.push(`${admin}/collections/lessons/${id}`)
    setBusy(false)
    toast.error(answer.message)
  }

  return (
    <button
      type="button"
      className={styles.add}
      aria-label={sectionTitle ? t('newLessonIn', { section: sectionTitle }) : undefined}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void make()
      }}
    >
      {t('newLesson')}
    </button>
  )
}
