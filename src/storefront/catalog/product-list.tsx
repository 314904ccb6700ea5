import { ProductCard } from './product-card'
import styles from './product-list.module.css'
import type { ListedProduct } from './queries.server'

type ProductListProps = { products: readonly ListedProduct[]; headingLevel: 2 | 3 }

/** Products as cards; the flagship takes the whole width. */
export function ProductList({ products, headingLevel }: ProductListProps) {
  return (
    <ul className={styles.list}>
      {products.map((product) => (
        <li key={product.id} className={product.flagship ? styles.flagship : undefined}>
          <ProductCard product={product} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}
