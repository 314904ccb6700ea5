import { checkPassword, PASSWORD_REQUIREMENTS } from '@/src/domain/passwords/password'
import { useMessages } from '../languages/language-provider'
import { Said } from '../languages/said'
import { PasswordField } from '../ui/password-field'
import styles from './new-password-field.module.css'

type NewPasswordFieldProps = {
  label?: string
  name: string
  value: string
  /** What the form found; the missing items are listed here in its place. */
  error?: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** A new password with what it must contain (Specification 5, Password). */
export function NewPasswordField({ label, name, value, error, onChange, onBlur }: NewPasswordFieldProps) {
  const t = useMessages('accounts')
  const missing = error ? missingIn(value) : []
  return (
    <PasswordField
      label={label ?? t('password')}
      name={name}
      autoComplete="new-password"
      hint={missing.length > 0 ? undefined : <Requirements items={PASSWORD_REQUIREMENTS} />}
      value={value}
      error={missing.length > 0 ? <Requirements items={missing} /> : error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

function missingIn(value: string): readonly string[] {
  const verdict = checkPassword(value)
  return verdict.ok ? [] : verdict.missing
}

function Requirements({ items }: { items: readonly string[] }) {
  const t = useMessages('accounts')
  return (
    <>
      {t('passwordHeading')}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Said>{item}</Said>
          </li>
        ))}
      </ul>
    </>
  )
}
