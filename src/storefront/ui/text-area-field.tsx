import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputAttributes } from './field-frame'
import styles from './field-frame.module.css'

type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>

/** Several lines of text. */
export function TextAreaField({ label, name, error, hint, id, rows = 5, ...input }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, id, required: input.required }}>
      <textarea
        rows={rows}
        className={styles.input}
        {...input}
        {...inputAttributes({ name, error, hint, id })}
      />
    </FieldFrame>
  )
}
