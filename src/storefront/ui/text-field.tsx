import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputAttributes } from './field-frame'
import styles from './field-frame.module.css'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>

/** One line of text, required unless `required={false}`. `onChange` and `onBlur` are React's own. */
export function TextField({ label, name, error, hint, id, required = true, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, id, required: input.readOnly ? undefined : required }}>
      <input
        type="text"
        className={styles.input}
        {...input}
        required={required && !input.readOnly}
        {...inputAttributes({ name, error, hint, id })}
      />
    </FieldFrame>
  )
}
