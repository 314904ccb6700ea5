import type { DividerBlock } from '@/src/generated/payload-types'
import { Container } from '@/src/storefront/ui/container'
import styles from './component.module.css'

/** A line between two parts of a page, or room. */
export function Divider({ look }: DividerBlock) {
  if (look === 'room') return <div className={styles.room} />
  return (
    <Container>
      <hr className={styles.line} />
    </Container>
  )
}
