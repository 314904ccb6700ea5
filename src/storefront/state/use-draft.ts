'use client'

import { tabStorage } from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'
import { type DraftName, forgetDraft, keepDraft, readDraft } from './drafts'
import type { Form } from './use-form'

type TextFields<Values> = { [Field in keyof Values]: string }

type DraftOptions<Values> = {
  name: DraftName
  /** The id of whoever types. */
  owner: string
  /** What is kept; a password is not among it. */
  fields: readonly (keyof Values & string)[]
}

/**
 * A form that keeps what is typed into it until it was sent: should the session end meanwhile, the same person finds
 * it again after signing in. `restored` says that this has happened; call `forget` once the form was sent.
 */
export function useDraft<Values extends TextFields<Values>>(
  form: Form<Values>,
  { name, owner, fields }: DraftOptions<Values>,
): { form: Form<Values>; restored: boolean; forget: () => void } {
  const [restored, setRestored] = useState(false)
  const [draft] = useState(() => readDraft(tabStorage, name, owner))
  const [isPending, setPending] = useState(draft !== null)

  useEffect(() => {
    if (!isPending || !draft) return
    setPending(false)
    const known = Object.entries(draft).filter(([field]) => fields.some((own) => own === field))
    form.change(Object.fromEntries(known) as Partial<Values>)
    setRestored(known.length > 0)
  }, [draft, fields, form, isPending])

  const change: Form<Values>['change'] = (changed) => {
    form.change(changed)
    const values: Values = { ...form.values, ...changed }
    keepDraft(tabStorage, name, owner, Object.fromEntries(fields.map((field) => [field, values[field]])))
  }
  const forget = () => {
    forgetDraft(tabStorage, name)
    setRestored(false)
  }
  return { form: { ...form, change }, restored, forget }
}
