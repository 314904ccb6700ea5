import type { StatisticsBlock } from '@/src/generated/payload-types'
import { Section } from '../section'
import styles from './component.module.css'

/** A band of figures, each read with what it counts. */
export function Statistics({ heading, items, source }: StatisticsBlock) {
  return (
    <Section heading={heading} tone="sage">
      <dl className={styles.list}>
        {items.map(({ id, figure, text }) => (
          <div key={id ?? text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {source ? <p className={styles.source}>{source}</p> : null}
    </Section>
  )
}
