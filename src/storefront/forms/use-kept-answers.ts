'use client'

import { browserStorage, newKey } from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'
import { api } from '../http/api'
import { useSession } from '../session/use-session'
import { type FormValues, inputsOf, writtenValues } from './form-values'
import type { PublicForm } from './public-form'

type Kept = { until: string; isRestored: boolean }

export type KeptAnswers = {
  /** Until when answers lie with us, and whether they were found when the page opened; null for none. */
  kept: Kept | null
  isKeeping: boolean
  failure: string | null
  /** Whether this is kept for an account, and so on every device. */
  isSignedIn: boolean
  /** What this browser keeps them under; null for who is signed in and for whom nothing was kept. */
  draftKey: () => string | null
  keep: (values: FormValues, step: number) => Promise<void>
  forget: () => Promise<void>
}

/**
 * Answers that were put aside for another day, where the form allows it. They are asked for once it is known who is here, and
 * given to `onFound` if there are any. Who is not signed in finds them in the browser they were kept in.
 */
export function useKeptAnswers(
  form: PublicForm,
  onFound: (values: FormValues, step: number) => void,
): KeptAnswers {
  const { user, loading } = useSession()
  const owner = loading ? null : (user?.id ?? '')
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const [kept, setKept] = useState<Kept | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const storageKey = `formDraft:${form.id}`
  const params = { form: form.id }
  const draftKey = () => browserStorage.getItem(storageKey)
  const headersOf = (key: string | null): Record<string, string> => (key ? { 'Draft-Key': key } : {})

  useEffect(() => {
    if (!form.finishLater || owner === null || owner === askedFor) return
    setAskedFor(owner)
    const key = browserStorage.getItem(`formDraft:${form.id}`)
    if (owner === '' && key === null) return
    void api({
      method: 'GET',
      path: '/forms/{form}/draft',
      params: { form: form.id },
      ...(key ? { headers: { 'Draft-Key': key } } : {}),
      whenSessionEnds: 'caller',
    }).then((found) => {
      if (!found.ok || !found.data.data) return
      const { submissionData, step, keptUntil } = found.data.data
      onFound(toValues(form, submissionData), step)
      setKept({ until: keptUntil, isRestored: true })
    })
  }, [form, owner, askedFor, onFound])

  return {
    kept,
    isKeeping,
    failure,
    isSignedIn: Boolean(user),
    draftKey,
    async keep(values, step) {
      setFailure(null)
      setKeeping(true)
      const key = draftKey() ?? (user ? null : newKey())
      if (key) browserStorage.setItem(storageKey, key)
      const submissionData = Object.entries(writtenValues(form, values)).flatMap(([field, value]) =>
        value === '' || value === false ? [] : [{ field, value: String(value) }],
      )
      const answered = await api({
        method: 'PUT',
        path: '/forms/{form}/draft',
        params,
        body: { submissionData, step },
        headers: headersOf(key),
        whenSessionEnds: 'caller',
      })
      setKeeping(false)
      if (answered.ok) setKept({ until: answered.data.data.keptUntil, isRestored: false })
      else setFailure(answered.failure.message)
    },
    async forget() {
      setKept(null)
      await api({
        method: 'DELETE',
        path: '/forms/{form}/draft',
        params,
        headers: headersOf(draftKey()),
        whenSessionEnds: 'caller',
      })
      browserStorage.removeItem(storageKey)
    },
  }
}

function toValues(form: PublicForm, kept: readonly { field: string; value: string }[]): FormValues {
  return Object.fromEntries(
    inputsOf(form).flatMap(({ name, field }) => {
      const found = kept.find((each) => each.field === name)
      if (!found || field.blockType === 'upload') return []
      const isBox = field.blockType === 'checkbox' || field.blockType === 'consent'
      return [[name, isBox ? found.value === 'true' : found.value]]
    }),
  )
}
