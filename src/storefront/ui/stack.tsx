import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from './class-names'
import styles from './stack.module.css'

type StackProps = ComponentProps<'div'> & {
  /** A step of the space scale (see tokens.css). */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  direction?: 'column' | 'row'
}

/** Things one after the other, evenly spaced; a row wraps where it must. */
export function Stack({ gap = 4, direction = 'column', className, style, ...rest }: StackProps) {
  return (
    <div
      {...rest}
      style={{ '--stack-gap': `var(--space-${gap})`, ...style } as CSSProperties}
      className={classNames(styles.stack, direction === 'row' && styles.row, className)}
    />
  )
}
