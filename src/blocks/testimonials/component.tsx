import type { TestimonialsBlock } from '@/src/generated/payload-types'
import { Section } from '../section'
import styles from './component.module.css'

/** Words of several people; each keeps its own length. */
export function Testimonials({ heading, items }: TestimonialsBlock) {
  return (
    <Section heading={heading} tone="sand">
      <ul className={styles.list}>
        {items.map(({ id, text, name, about }) => (
          <li key={id ?? text}>
            <figure>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                {about ? <span>{about}</span> : null}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
