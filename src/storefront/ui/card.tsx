import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  tone?: 'paper' | 'sand' | 'sage' | 'raised'
}

/** A surface of its own, for what belongs together. */
export function Card({ as: Element = 'div', tone = 'paper', className, ...rest }: CardProps) {
  // Every element above takes the attributes of a div; TypeScript cannot know it of a union.
  const Tag = Element as 'div'
  return <Tag {...rest} className={classNames(styles.card, tone !== 'paper' && styles[tone], className)} />
}
