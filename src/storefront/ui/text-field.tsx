import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputAttributes } from './field-frame'
import styles from './field-frame.module.css'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>

/** One line of text. `onChange` and `onBlur` are React's own; `required={false}` adds "(optional)" to the label. */
export function TextField({ label, name, error, hint, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, id, required: input.required }}>
      <input
        type="text"
        className={styles.input}
        {...input}
        {...inputAttributes({ name, error, hint, id })}
      />
    </FieldFrame>
  )
}
