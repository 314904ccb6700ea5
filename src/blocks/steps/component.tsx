import type { StepsBlock } from '@/src/generated/payload-types'
import { Section } from '../section'
import styles from './component.module.css'

/** Numbered steps that follow each other, on a band of their own. */
export function Steps({ heading, intro, items }: StepsBlock) {
  return (
    <Section heading={heading} intro={intro} tone="sage">
      <ol className={styles.list}>
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
