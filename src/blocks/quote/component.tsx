import type { QuoteBlock } from '@/src/generated/payload-types'
import { Section } from '../section'
import styles from './component.module.css'

/** One sentence in large type, and whose it is. */
export function Quote({ text, name, about }: QuoteBlock) {
  return (
    <Section>
      <figure className={styles.quote}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        {name ? (
          <figcaption>
            <strong>{name}</strong>
            {about ? `, ${about}` : ''}
          </figcaption>
        ) : null}
      </figure>
    </Section>
  )
}
