import { checkPassword, PASSWORD_HEADING, PASSWORD_REQUIREMENTS } from '@/src/domain/passwords/password'
import { PasswordField } from '../ui/password-field'
import styles from './new-password-field.module.css'

type NewPasswordFieldProps = {
  name: string
  value: string
  /** What the form found; the missing items are listed here in its place. */
  error?: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** A new password with what it must contain (Specification 5, Password). */
export function NewPasswordField({ name, value, error, onChange, onBlur }: NewPasswordFieldProps) {
  return (
    <PasswordField
      label="Password"
      name={name}
      autoComplete="new-password"
      hint={<Requirements heading={PASSWORD_HEADING} items={PASSWORD_REQUIREMENTS} />}
      value={value}
      error={error ? <Missing value={value} otherwise={error} /> : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

function Missing({ value, otherwise }: { value: string; otherwise: string }) {
  const verdict = checkPassword(value)
  if (verdict.ok || verdict.missing.length === 0) return otherwise
  return <Requirements heading={PASSWORD_HEADING} items={verdict.missing} />
}

function Requirements({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <>
      {heading}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
