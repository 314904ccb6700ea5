'use client'

import { useState } from 'react'
import { type FormStep, namesOn, shownSteps } from './form-steps'
import type { FormFiles, FormValues } from './form-values'
import type { PublicForm } from './public-form'

export type FormSteps = {
  steps: FormStep[]
  /** Where one is, from 0. */
  place: number
  current: FormStep | undefined
  isLast: boolean
  /** Whether one came here by a button: its heading then takes the focus. */
  wasMoved: boolean
  goTo: (place: number) => void
  /** To the first step with one of these questions. */
  goToFirst: (names: readonly string[]) => void
}

/** Where somebody is in a form of several steps. Steps come and go with what is answered. */
export function useFormSteps(form: PublicForm, values: FormValues, files: FormFiles): FormSteps {
  const [asked, setAsked] = useState(0)
  const [wasMoved, setMoved] = useState(false)
  const steps = shownSteps(form, values, files)
  const place = Math.min(asked, steps.length - 1)
  const goTo = (to: number) => {
    setAsked(Math.max(0, to))
    setMoved(true)
  }
  return {
    steps,
    place,
    current: steps[place],
    isLast: place >= steps.length - 1,
    wasMoved,
    goTo,
    goToFirst(names) {
      const found = steps.findIndex((step) => namesOn(step).some((name) => names.includes(name)))
      if (found >= 0 && found !== place) setAsked(found)
    },
  }
}
