'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type ApiAnswer, callApi } from './call-api'
import { commonMessages } from './messages'
import styles from './staff.module.css'
import { useApiBase } from './staff-link'
import { useHydrated } from './use-hydrated'
import { useStaffMessages } from './use-staff-messages'

type Props = { activityId: string; label?: string }

/** Takes back what was just done or what the activity log tells of; says why not where something has followed. */
export function UndoButton({ activityId, label }: Props) {
  const t = useStaffMessages(commonMessages)
  const router = useRouter()
  const base = useApiBase()
  const isReady = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const isDone = answer?.ok ?? false
  const undo = async () => {
    setBusy(true)
    const given = await callApi('POST', `/activity-log/${activityId}/undo`, { base })
    setAnswer(given)
    setBusy(false)
    if (given.ok) router.refresh()
  }
  return (
    <>
      {isDone ? null : (
        <button
          type="button"
          className={styles.button}
          disabled={isBusy || !isReady}
          onClick={() => void undo()}
        >
          {isBusy ? t('oneMoment') : (label ?? t('undo'))}
        </button>
      )}
      <span aria-live="polite">
        {answer ? <span className={isDone ? styles.done : styles.problem}>{answer.message}</span> : null}
      </span>
    </>
  )
}
