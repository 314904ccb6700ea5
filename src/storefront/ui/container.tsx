import type { ComponentProps } from 'react'
import { classNames } from './class-names'
import styles from './container.module.css'

type ContainerProps = ComponentProps<'div'> & {
  /** `page` holds columns, `text` a comfortable line of reading, `form` one column of fields. */
  width?: 'page' | 'text' | 'form'
  /** At least as tall as the screen under the header: for a page whose content comes after it. */
  fill?: boolean
}

/** The column of the page: centred, with a gutter that grows with the screen. */
export function Container({ width = 'page', fill = false, className, ...rest }: ContainerProps) {
  const names = [styles.container, width !== 'page' && styles[width], fill && styles.fill, className]
  return <div {...rest} className={classNames(...names)} />
}
