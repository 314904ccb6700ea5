import type { ComponentProps } from 'react'
import styles from './choice-field.module.css'
import { classNames } from './class-names'
import { FieldError, type FieldTexts, fieldId, inputAttributes } from './field-frame'
import frameStyles from './field-frame.module.css'

type CheckboxFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'type'>

/** A box to tick, with its sentence beside it. The sentence may hold links; the whole line is the target. */
export function CheckboxField({ label, name, error, hint, id, required, ...input }: CheckboxFieldProps) {
  const own = id ?? fieldId(name)
  return (
    <div className={styles.choice}>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          required={required}
          {...inputAttributes({ name, error, hint, id })}
        />
        <span className={classNames(required && frameStyles.required)}>{label}</span>
      </label>
      {hint ? (
        <div className={styles.hint} id={`${own}-hint`}>
          {hint}
        </div>
      ) : null}
      <FieldError id={`${own}-error`}>{error}</FieldError>
    </div>
  )
}
