import { type CartLine, rememberedIn, useCart } from 'payload-plugin-digital-commerce/client'
import { productAddress } from '../catalog/product-address'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Price } from '../ui/price'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './cart-screen.module.css'
import { ProductImage } from './product-image'

type CartLineRowProps = { line: CartLine; owned: { isAll: boolean; titles: string[] } }

/** One product of the cart with what of it is owned already, and the button that takes it out. */
export function CartLineRow({ line, owned }: CartLineRowProps) {
  const t = useMessages('cart')
  const { remove } = useCart()
  const { item, product, unavailable } = line
  const remembered = rememberedIn(item)
  const title = product?.title || remembered.title || t('thisProduct')

  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <ProductImage image={product?.image ?? remembered.image} />
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {product?.slug ? <LocalLink href={productAddress(product.slug)}>{title}</LocalLink> : title}
        </h2>
        {unavailable ? <Badge tone="warning">{t('unavailable')}</Badge> : null}
        {owned.isAll ? <Badge tone="success">{t('owned')}</Badge> : null}
        {!owned.isAll && owned.titles.length > 0 ? (
          <p className={styles.small}>{t('ownedPart', { titles: owned.titles.join(', ') })}</p>
        ) : null}
      </div>
      <div className={styles.price}>
        {product ? <Price cents={product.priceCents} currency={false} /> : null}
        {product || unavailable ? null : <Skeleton width="5rem" />}
      </div>
      <Button variant="quiet" className={styles.remove} onClick={() => remove(item.id)}>
        {t.rich('remove', { title, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> })}
      </Button>
    </li>
  )
}
