import { ProductImage } from '../cart/product-image'
import { Card } from '../ui/card'
import { LinkButton } from '../ui/link-button'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './my-programs-screen.module.css'
import { hasProgram, imageOf, type OwnedProduct, programAddress } from './user-products-answer'

/** One thing somebody owns. What has nothing to open (a service, a licence) says how it goes on. */
export function OwnedProgramCard({ userProduct }: { userProduct: OwnedProduct }) {
  const title = userProduct.product?.title ?? 'Program'
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.image}>
        <ProductImage image={imageOf(userProduct)} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.summary}>{userProduct.product?.summary}</p>
      {hasProgram(userProduct) ? (
        <LinkButton href={programAddress(userProduct)}>
          Open program<VisuallyHidden> {title}</VisuallyHidden>
        </LinkButton>
      ) : (
        <p className={styles.summary}>We will contact you by email about the next steps.</p>
      )}
    </Card>
  )
}
