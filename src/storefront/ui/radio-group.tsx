import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import choiceStyles from './choice-field.module.css'
import { classNames } from './class-names'
import { FieldError, fieldId } from './field-frame'
import frameStyles from './field-frame.module.css'
import styles from './radio-group.module.css'

type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  name: string
  value: Value | null
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; disabled?: boolean }[]
  error?: ReactNode
  hint?: ReactNode
  /** True: a star behind the legend, see `Form`. False: "(optional)". Neither where one is chosen already. */
  required?: boolean
  /** Defaults to `field-<name>`; set it when two forms on one page share a name. */
  id?: string
}

/** One choice among a few, each on a card of its own with room for a sentence: how to pay, for instance. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const t = useMessages('ui')
  const { legend, name, value, onChange, options, error, hint, required, id = fieldId(props.name) } = props
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset id={id} data-invalid={error ? true : undefined} aria-describedby={describedBy || undefined}>
      <legend className={classNames(styles.legend, required && frameStyles.required)}>
        {legend}
        {required === false ? <span className={frameStyles.optional}>{t('optional')}</span> : null}
      </legend>
      {hint ? (
        <div className={frameStyles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      <div className={styles.group}>
        {options.map((option) => (
          <label key={option.value} className={classNames(choiceStyles.row, choiceStyles.card)}>
            <input
              type="radio"
              name={name}
              required={required}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.description ? <span className={styles.description}>{option.description}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
