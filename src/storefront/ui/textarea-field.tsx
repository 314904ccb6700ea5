import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts, inputAttributes } from './field-frame'
import styles from './field-frame.module.css'

type TextareaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>

/** Text of several lines. `required={false}` adds "(optional)" to the label. */
export function TextareaField({ label, name, error, hint, id, ...input }: TextareaFieldProps) {
  return (
    <FieldFrame {...{ label, name, error, hint, id, required: input.required }}>
      <textarea
        rows={6}
        className={styles.input}
        {...input}
        {...inputAttributes({ name, error, hint, id })}
      />
    </FieldFrame>
  )
}
