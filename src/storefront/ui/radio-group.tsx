import type { ReactNode } from 'react'
import choiceStyles from './choice-field.module.css'
import { classNames } from './class-names'
import { FieldError, fieldId } from './field-frame'
import styles from './radio-group.module.css'

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  name: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
  error?: ReactNode
}

/** One choice among a few, each on a card of its own with room for a sentence: how to pay, for instance. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const errorId = `${fieldId(props.name)}-error`
  return (
    <fieldset id={fieldId(props.name)} aria-describedby={props.error ? errorId : undefined}>
      <legend className={styles.legend}>{props.legend}</legend>
      <div className={styles.group}>
        {props.options.map((option) => (
          <label key={option.value} className={classNames(choiceStyles.row, choiceStyles.card)}>
            <input
              type="radio"
              name={props.name}
              value={option.value}
              checked={props.value === option.value}
              disabled={option.disabled}
              onChange={() => props.onChange(option.value)}
            />
            <span>
              {option.label}
              {option.description ? <span className={styles.description}>{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{props.error}</FieldError>
    </fieldset>
  )
}
