import type { RichTextBlock } from '@/src/generated/payload-types'
import { Container } from '@/src/storefront/ui/container'
import { RichText } from '@/src/storefront/ui/rich-text'
import styles from './component.module.css'

/** Running text in a comfortable line, beside the page's wide margin. */
export function RichTextBlockView({ content }: RichTextBlock) {
  return (
    <section className={styles.section}>
      <Container className={styles.column}>
        <RichText content={content} />
      </Container>
    </section>
  )
}
