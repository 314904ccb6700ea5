import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { Said } from '../languages/said'
import { classNames } from './class-names'
import styles from './field-frame.module.css'
import { Icon } from './icon'

export type FieldTexts = {
  /** Always shown: a placeholder is no label. */
  label: ReactNode
  name: string
  /** What is wrong, in words; shown under the field and announced when it appears. */
  error?: ReactNode
  /** What helps to fill it in; shown above the field. */
  hint?: ReactNode
  /** Defaults to `field-<name>`; set it when two forms on one page share a name. */
  id?: string
}

/** The element id of a field: what an error summary links to. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** The attributes that tie an input to its label, hint and error. */
export function inputAttributes({ name, error, hint, id = fieldId(name) }: Omit<FieldTexts, 'label'>) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
}

type FieldFrameProps = FieldTexts & {
  /** True: a star behind the label, see `Form`. False: "(optional)". Neither for what cannot be changed. */
  required: boolean | undefined
  children: ReactNode
}

/** Label, hint, the input itself, and its error: in the order they are read. */
export function FieldFrame(props: FieldFrameProps) {
  const t = useMessages('ui')
  const id = props.id ?? fieldId(props.name)
  return (
    <div className={styles.frame}>
      <label className={classNames(styles.label, props.required && styles.required)} htmlFor={id}>
        {props.label}
        {props.required === false ? <span className={styles.optional}>{t('optional')}</span> : null}
      </label>
      {props.hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {props.hint}
        </div>
      ) : null}
      {props.children}
      <FieldError id={`${id}-error`}>{props.error}</FieldError>
    </div>
  )
}

/** The error under a field, or nothing. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={styles.error} id={id} role="alert">
      <Icon name="error" size="1.2em" />
      <div>
        <Said>{children}</Said>
      </div>
    </div>
  )
}
