import type { QuestionsBlock } from '@/src/generated/payload-types'
import { Disclosure } from '@/src/storefront/ui/disclosure'
import { Paragraphs } from '../paragraphs'
import { Section } from '../section'
import styles from './component.module.css'

/** Questions with their answers folded under them. */
export function Questions({ heading, items }: QuestionsBlock) {
  return (
    <Section heading={heading} shape="aside">
      <div className={styles.list}>
        {items.map(({ id, question, answer }) => (
          <Disclosure key={id ?? question} summary={question}>
            <Paragraphs text={answer} />
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
