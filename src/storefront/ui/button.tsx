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
 * (and the Enter key of its form), so nothing is sent twice. With `aria-disabled` it does the same without the spinner:
 * for a button that will work again soon, whose focus must not be lost.
 */
export function Button({ variant, size, wide, loading = false, className, children, ...rest }: ButtonProps) {
  const isOff = loading || rest['aria-disabled'] === true
  return (
    <button
      type="button"
      {...rest}
      {...(isOff ? { onClick: swallow, 'aria-disabled': true } : {})}
      aria-busy={loading || undefined}
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
