import type { ReactNode } from 'react'
import { classNames } from '@/src/storefront/ui/class-names'
import { Container } from '@/src/storefront/ui/container'
import styles from './section.module.css'

type SectionProps = {
  heading?: string | null
  intro?: string | null
  /** `sage` and `sand` are bands across the whole page. */
  tone?: 'paper' | 'sage' | 'sand'
  /** `aside` sets the heading beside the content where there is room. */
  shape?: 'stacked' | 'aside'
  /** The page's own heading, when nothing above it is. */
  headingLevel?: 1 | 2
  children: ReactNode
}

/** One part of a page: its heading, a sentence about it, and what it holds. */
export function Section(props: SectionProps) {
  const { heading, intro, tone = 'paper', shape = 'stacked', headingLevel = 2, children } = props
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  const isBand = tone !== 'paper'
  return (
    <section
      className={classNames(styles.section, isBand && styles[tone])}
      data-flush={isBand ? '' : undefined}
    >
      <Container className={heading && shape === 'aside' ? styles.aside : undefined}>
        {heading ? (
          <div className={styles.head}>
            <Heading>{heading}</Heading>
            {intro ? <p className={styles.intro}>{intro}</p> : null}
          </div>
        ) : null}
        {children}
      </Container>
    </section>
  )
}
