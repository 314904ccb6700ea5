'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ActFrame } from './act-frame'
import { ActionField, type ActionFieldProps } from './action-field'
import { type ApiAnswer, callApi } from './call-api'
import styles from './staff.module.css'
import { useApiBase } from './staff-link'

export type ActionDialogProps = {
  /** What the button and the dialog's own button say. */
  label: string
  confirmLabel?: string
  title: string
  /** What will happen, before anybody confirms it. */
  consequences: ReactNode
  path: string
  fixed?: Record<string, string>
  fields?: ActionFieldProps[]
  /** What follows an act that succeeded, with what the server said of it. */
  onDone?: (answer: Record<string, unknown>) => void
}

/** A button, the consequences in words, and the act: once, with what came of it or why it did not. */
export function ActionDialog(props: ActionDialogProps) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const close = (isDone: boolean) => {
    setOpen(false)
    if (isDone) router.refresh()
  }
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        {props.label}
      </button>
      {isOpen ? <Act {...props} onClose={close} /> : null}
    </>
  )
}

type ActProps = ActionDialogProps & { onClose: (isDone: boolean) => void }

function Act({
  label,
  confirmLabel = label,
  title,
  consequences,
  path,
  fixed,
  fields = [],
  onDone,
  onClose,
}: ActProps) {
  const base = useApiBase()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const isDone = answer?.ok ?? false
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    setBusy(true)
    const given = await callApi('POST', path, { base, body: { ...Object.fromEntries(entries), ...fixed } })
    setAnswer(given)
    setBusy(false)
    if (given.ok) onDone?.(given.body)
  }
  return (
    <ActFrame
      title={title}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      answer={answer}
      isDone={isDone}
      onSubmit={(event) => void submit(event)}
      onLeave={() => onClose(isDone)}
    >
      <div>{consequences}</div>
      {fields.map((field) => (
        <ActionField key={field.name} {...field} />
      ))}
    </ActFrame>
  )
}
