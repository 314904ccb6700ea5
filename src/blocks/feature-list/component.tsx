import type { FeatureListBlock } from '@/src/generated/payload-types'
import { Section } from '../section'
import styles from './component.module.css'

/** Points that stand beside each other. */
export function FeatureList({ heading, intro, items }: FeatureListBlock) {
  return (
    <Section heading={heading} intro={intro} shape="aside">
      <ul className={styles.list}>
        {items.map(({ id, title, text }) => (
          <li key={id ?? title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
