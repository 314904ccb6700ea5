'use client'

import { tabStorage } from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'
import { useSession } from '../session/use-session'
import type { Form } from '../state/use-form'
import { keepFormDraft, readFormDraft, VISITOR } from './form-drafts'
import { emptyValues, type FormValues, ownValues, writtenValues } from './form-values'
import type { PublicForm } from './public-form'

/**
 * Fills a form in, once it is known who is here: with what they had typed before, and with their name and address where
 * they are signed in. What stands in a field already stays. From then on what is typed is kept in the tab; call
 * `forget` once it was sent.
 */
export function useFormStart(
  publicForm: PublicForm,
  form: Form<FormValues>,
): { form: Form<FormValues>; restored: boolean; forget: () => void } {
  const { user, loading } = useSession()
  const owner = loading ? null : (user?.id ?? VISITOR)
  const [startedFor, setStartedFor] = useState<string | null>(null)
  const [restored, setRestored] = useState(false)

  useEffect(() => {
    if (owner === null || owner === startedFor) return
    setStartedFor(owner)
    const kept = readFormDraft(
      tabStorage,
      publicForm.id,
      owner,
      writtenValues(publicForm, emptyValues(publicForm)),
    )
    const known = { ...(user ? ownValues(publicForm, user) : {}), ...kept }
    const free = Object.entries(known).filter(([name]) => !form.values[name])
    if (free.length === 0) return
    form.change(Object.fromEntries(free))
    setRestored(Object.keys(kept).length > 0)
  }, [form, owner, publicForm, startedFor, user])

  return {
    form: {
      ...form,
      change: (changed) => {
        form.change(changed)
        if (owner === null) return
        const values = { ...form.values, ...changed } as FormValues
        keepFormDraft(tabStorage, publicForm.id, owner, writtenValues(publicForm, values))
      },
    },
    restored,
    forget: () => {
      setRestored(false)
      if (owner !== null) keepFormDraft(tabStorage, publicForm.id, owner, {})
    },
  }
}
