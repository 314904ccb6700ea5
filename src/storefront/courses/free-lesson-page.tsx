import type { Product } from '@/src/generated/payload-types'
import { productAddress } from '../catalog/product-address'
import { productSection } from '../catalog/product-section'
import { WithMessages } from '../languages/with-messages'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import styles from './free-lesson.module.css'
import { FreeLessonContent } from './free-lesson-content'
import type { FreeLesson } from './queries.server'

/** A lesson everybody may read, below its program's public page, and the way to the rest. */
export function FreeLessonPage({ product, lesson }: { product: Product; lesson: FreeLesson }) {
  const back = { label: product.title, href: productAddress(product.slug) }
  return (
    <Container fill className={styles.page}>
      <Breadcrumb items={[productSection(product.kind), back, { label: lesson.title }]} />
      <WithMessages of={['members', 'catalog', 'consent']}>
        <FreeLessonContent lesson={lesson} program={back} />
      </WithMessages>
    </Container>
  )
}
