import type { ComponentProps } from 'react'
import { useMessages } from '../languages/language-provider'
import styles from './form.module.css'

type FormProps = ComponentProps<'form'> & {
  /** False where the page has explained the star already. */
  note?: boolean
}

/**
 * A form whose rules are ours, not the browser's; its first line explains the star of required fields. Until scripts
 * run, the browser sends it by itself: as a POST, since a GET would write what was typed into the address.
 */
export function Form({ note = true, children, ...rest }: FormProps) {
  return (
    <form noValidate method="post" {...rest}>
      {note ? <RequiredNote /> : null}
      {children}
    </form>
  )
}

/** What the star behind a label means. */
export function RequiredNote() {
  const t = useMessages('ui')
  return (
    <p className={styles.note}>
      {t.rich('requiredNote', { star: (sign) => <span className={styles.star}>{sign}</span> })}
    </p>
  )
}
