'use client'
import { useId } from 'react'
import { commonMessages } from './messages'
import styles from './staff.module.css'
import { useStaffMessages } from './use-staff-messages'

export type ActionFieldProps = {
  name: string
  label: string
  kind: 'text' | 'date' | 'long-text' | 'choice' | 'one-of'
  required?: boolean
  initial?: string
  help?: string
  /** Most letters of a long text; 500 when nothing is said. */
  most?: number
  options?: { value: string; label: string }[]
  /** Lines of a long text that are seen at once; two when nothing is said. */
  rows?: number
}

/** One field of a dialog, with its label and its help tied to it. */
export function ActionField(props: ActionFieldProps) {
  return props.kind === 'one-of' ? <OneOf {...props} /> : <OneField {...props} />
}

/** A few answers that are seen at once: one press instead of a field to fill in. */
function OneOf({ name, label, initial = '', options = [] }: ActionFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === initial} />
          {text}
        </label>
      ))}
    </fieldset>
  )
}

function OneField({
  name,
  label,
  kind,
  required = false,
  initial,
  help,
  most = 500,
  options = [],
  rows = 2,
}: ActionFieldProps) {
  const t = useStaffMessages(commonMessages)
  const id = useId()
  const common = {
    id,
    name,
    required,
    defaultValue: initial,
    'aria-describedby': help ? `${id}-help` : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required ? '' : t('mayBeLeftOut')}
      </label>
      {kind === 'long-text' ? <textarea {...common} rows={rows} maxLength={most} /> : null}
      {kind === 'text' ? <input {...common} type="text" maxLength={100} /> : null}
      {kind === 'date' ? <input {...common} type="date" /> : null}
      {kind === 'choice' ? (
        <select {...common}>
          <option value="">{t('pleaseChoose')}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : null}
      {help ? (
        <span id={`${id}-help`} className={styles.quiet}>
          {help}
        </span>
      ) : null}
    </div>
  )
}
