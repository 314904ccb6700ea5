import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './container.module.css'

type ContainerProps = ComponentProps<'div'> & {
  /** `page` holds columns, `text` a comfortable line of reading, `form` one column of fields. */
  width?: 'page' | 'text' | 'form'
}

/** The column of the page: centred, with a gutter that grows with the screen. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={classNames(styles.container, width !== 'page' && styles[width], className)} />
  )
}
