import type { ComponentProps, MouseEvent } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'
import { Spinner } from './spinner'

export type ButtonLook = {
  /** `primary` (default) at most once in view; `quiet` for what one may also do; `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  /** Fills its column. */
  wide?: boolean
}

type ButtonProps = ButtonLook & ComponentProps<'button'> & { loading?: boolean }

/**
 * A button. While `loading` it keeps its place, its words and the focus, shows a spinner, and swallows clicks
 * (and the Enter key of its form), so nothing is sent twice.
 */
export function Button({ variant, size, wide, loading = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? { onClick: swallow, 'aria-busy': true, 'aria-disabled': true } : {})}
      className={classNames(buttonClassName({ variant, size, wide }), className)}
    >
      {loading ? <Spinner size="1.1em" /> : null}
      {children}
    </button>
  )
}

/** The look alone, for what must be another element. */
export function buttonClassName({ variant = 'primary', size = 'medium', wide = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], size === 'large' && styles.large, wide && styles.wide)
}

function swallow(event: MouseEvent): void {
  event.preventDefault()
}
