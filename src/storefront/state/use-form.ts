'use client'

import { useState } from 'react'

export type FieldErrors<Values> = { [Name in keyof Values]?: string }

export type Form<Values> = {
  values: Values
  /** What is wrong in the fields that were left or sent; a field somebody is still on their way to stays quiet. */
  errors: FieldErrors<Values>
  change: (changed: Partial<Values>) => void
  blur: (name: keyof Values) => void
  /** Call on submit: shows every error, and says whether the form may be sent. */
  submit: () => boolean
  /** Puts the server's own objections beside their fields; they vanish when the field is changed. */
  refuse: (problems: readonly { path: string; message: string }[]) => void
  /** Begins anew, without errors. */
  reset: (values: Values) => void
}

/** The state of a form. `check` is the rule, from the domain; it is asked again at every change. */
export function useForm<Values extends Record<string, string | boolean>>(
  start: Values,
  check: (values: Values) => FieldErrors<Values>,
): Form<Values> {
  const [values, setValues] = useState(start)
  const [shown, setShown] = useState<ReadonlySet<keyof Values>>(new Set())
  const [refused, setRefused] = useState<FieldErrors<Values>>({})
  const found = check(values)

  return {
    values,
    errors: visible(found, refused, shown),
    change(changed) {
      setValues((before) => ({ ...before, ...changed }))
      setRefused((before) => without(before, Object.keys(changed)))
    },
    blur: (name) => setShown((before) => new Set([...before, name])),
    submit() {
      setShown(new Set(Object.keys(values)))
      setRefused({})
      return Object.values(found).every((message) => message === undefined)
    },
    refuse(problems) {
      const known = problems.filter(({ path }) => path in values)
      setRefused(Object.fromEntries(known.map(({ path, message }) => [path, message])) as FieldErrors<Values>)
    },
    reset(fresh) {
      setValues(fresh)
      setShown(new Set())
      setRefused({})
    },
  }
}

function visible<Values>(
  found: FieldErrors<Values>,
  refused: FieldErrors<Values>,
  shown: ReadonlySet<keyof Values>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = { ...refused }
  for (const name of shown) if (found[name] !== undefined) errors[name] = found[name]
  return errors
}

function without<Values>(errors: FieldErrors<Values>, names: string[]): FieldErrors<Values> {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !names.includes(name)),
  ) as FieldErrors<Values>
}
