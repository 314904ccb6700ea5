import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { FieldError } from '../ui/field-frame'
import frameStyles from '../ui/field-frame.module.css'
import styles from './scale-field.module.css'

type ScaleFieldProps = {
  name: string
  legend: ReactNode
  hint?: ReactNode
  value: number | null
  onChange: (value: number) => void
  low: ReactNode
  high: ReactNode
  error?: ReactNode
}

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** A number from 0 to 10, each on a target of its own; the ends say what they mean. */
export function ScaleField({ name, legend, hint, value, onChange, low, high, error }: ScaleFieldProps) {
  const t = useMessages('writings')
  const id = `scale-${name}`
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset
      className={styles.scale}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint ? (
        <div className={frameStyles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={name}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span>{step}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends}>
        <span>
          {t('end', { number: 0 })} {low}
        </span>
        <span>
          {t('end', { number: 10 })} {high}
        </span>
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
