import type { StepsBlock } from '@/src/generated/payload-types'
import { classNames } from '@/src/storefront/ui/class-names'
import { Section } from '../section'
import styles from './component.module.css'

/** Numbered steps that follow each other, on a band of their own. */
export function Steps({ heading, intro, items }: StepsBlock) {
  return (
    <Section heading={heading} intro={intro} tone="sage">
      <ol className={classNames(styles.list, items.length % 4 === 0 ? styles.four : styles.three)}>
        {items.map(({ id, title, text }) => (
          <li key={id ?? title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
