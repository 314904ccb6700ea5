import { ProductCard } from './product-card'
import styles from './product-list.module.css'
import type { ListedProduct } from './queries.server'

type ProductListProps = { products: readonly ListedProduct[]; headingLevel: 2 | 3 }

/** Products as cards; the flagship, and one that stands alone, take the whole width. */
export function ProductList({ products, headingLevel }: ProductListProps) {
  return (
    <ul className={styles.list}>
      {products.map((product) => {
        const wide = product.flagship === true || products.length === 1
        return (
          <li key={product.id} className={wide ? styles.wide : undefined}>
            <ProductCard product={product} headingLevel={headingLevel} wide={wide} />
          </li>
        )
      })}
    </ul>
  )
}
