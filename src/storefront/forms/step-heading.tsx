'use client'

import { useMessages } from '../languages/language-provider'
import { takeFocus } from '../state/take-focus'
import styles from './step-heading.module.css'
import type { FormSteps } from './use-form-steps'

/** Where one is in a form of several steps; nothing for a form of one. */
export function StepHeading({ steps: { steps, place, current, wasMoved } }: { steps: FormSteps }) {
  const t = useMessages('forms')
  if (steps.length < 2) return current?.label ? <h3>{current.label}</h3> : null
  return (
    <div key={place} ref={wasMoved ? takeFocus : undefined} tabIndex={-1} className={styles.heading}>
      <p className={styles.place}>{t('stepOf', { step: place + 1, steps: steps.length })}</p>
      {current?.label ? <h3>{current.label}</h3> : null}
      <div className={styles.track} aria-hidden="true">
        <div style={{ inlineSize: `${((place + 1) / steps.length) * 100}%` }} />
      </div>
    </div>
  )
}
