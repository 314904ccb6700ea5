'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { ContestedPart, MergedPart, StayingPart } from '@/src/domain/people/merging'
import { ActFrame } from '../ui/act-frame'
import { ActionField } from '../ui/action-field'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { commonMessages } from '../ui/messages'
import styles from '../ui/staff.module.css'
import { useHydrated } from '../ui/use-hydrated'
import { useStaffMessages } from '../ui/use-staff-messages'
import { mergeMessages } from './merge-messages'
import { MergePreview } from './merge-preview'

export type Preview = {
  other: { id: string; name: string; email: string; createdAt: string }
  moves: { part: MergedPart; count: number }[]
  contested: { part: ContestedPart; count: number; fromOther: number }[]
  stays: { part: StayingPart; count: number }[]
  seen: string
}

/** Asks for the other account, shows what would become of the two, and makes them one. */
export function MergeDialog({ userId }: { userId: string }) {
  const t = useStaffMessages(mergeMessages)
  const router = useRouter()
  const isReady = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const close = (isDone: boolean) => {
    setOpen(false)
    if (isDone) router.refresh()
  }
  return (
    <>
      <button type="button" className={styles.button} disabled={!isReady} onClick={() => setOpen(true)}>
        {t('start')}
      </button>
      {isOpen ? <Steps userId={userId} onClose={close} /> : null}
    </>
  )
}

function Steps({ userId, onClose }: { userId: string; onClose: (isDone: boolean) => void }) {
  const t = useStaffMessages(mergeMessages)
  const common = useStaffMessages(commonMessages)
  const [isBusy, setBusy] = useState(false)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const isDone = preview !== null && (answer?.ok ?? false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const given = Object.fromEntries(new FormData(event.currentTarget))
    const path = `/users/${userId}/merges${preview ? '' : '/preview'}`
    const seen = preview ? { email: preview.other.email, seen: preview.seen } : {}
    setBusy(true)
    const said = await callApi('POST', path, { body: { ...given, ...seen } })
    setBusy(false)
    if (preview || !said.ok) return setAnswer(said)
    setAnswer(null)
    setPreview(said.body.data as Preview)
  }
  const again = () => {
    setPreview(null)
    setAnswer(null)
  }
  return (
    <ActFrame
      title={t('dialogTitle')}
      confirmLabel={t(preview ? 'merge' : 'look')}
      isBusy={isBusy}
      answer={answer}
      isDone={isDone}
      onSubmit={(event) => void submit(event)}
      onBack={preview ? again : undefined}
      onLeave={() => onClose(isDone)}
    >
      {preview ? (
        <>
          <MergePreview {...preview} />
          <ActionField name="reason" label={common('reason')} kind="long-text" required />
        </>
      ) : (
        <ActionField name="email" label={t('otherEmail')} kind="text" required help={t('otherHelp')} />
      )}
    </ActFrame>
  )
}
