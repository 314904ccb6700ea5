import { mediaOf } from '@/src/blocks/media-of'
import { RenderBlocks } from '@/src/blocks/render-blocks'
import type { Product } from '@/src/generated/payload-types'
import { AddToCartButton } from '@/src/storefront/cart/add-to-cart-button'
import { BuyAgainButton } from '../cart/buy-again-button'
import { CourseOutline } from '../courses/course-outline'
import { findCourseOutline } from '../courses/queries.server'
import { serverMessages } from '../languages/server-messages.server'
import { WithMessages } from '../languages/with-messages'
import { readAs } from '../pages/payload.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import { PlaceholderPicture } from '../ui/placeholder-picture'
import { Price } from '../ui/price'
import { cartProduct } from './cart-product'
import styles from './product-detail.module.css'
import { productSection } from './product-section'

/** A product's public page: what it is, what it costs, the way into the cart; then what its editors wrote about it. */
export async function ProductDetail({ product }: { product: Product }) {
  const { draft } = await readAs()
  const outline = product.kind === 'program' ? await findCourseOutline(product.id) : null
  const t = serverMessages('catalog')
  const media = mediaOf(product.images?.[0])
  const section = productSection(product.kind)
  return (
    <>
      <Container className={styles.opening}>
        <Breadcrumb items={[section, { label: product.title }]} />
        <div className={styles.columns}>
          {media ? (
            <Picture
              className={styles.picture}
              media={media}
              sizes="(min-width: 54em) 33rem, 100vw"
              priority
            />
          ) : (
            <PlaceholderPicture className={styles.picture} />
          )}
          <div className={styles.words}>
            <h1>{product.title}</h1>
            <p className={styles.summary}>{product.summary}</p>
            <div className={styles.buy}>
              <p className={styles.price}>
                {product.priceCents === 0 ? t('free') : <Price cents={product.priceCents} />}
              </p>
              <WithMessages of={['buying']}>
                <AddToCartButton product={cartProduct(product)} />
              </WithMessages>
            </div>
            <Highlights highlights={product.highlights ?? []} />
          </div>
        </div>
        <Facts facts={product.facts ?? []} />
      </Container>
      {outline ? <CourseOutline outline={outline} slug={product.slug} /> : null}
      <RenderBlocks blocks={product.layout} opening="body" isPreview={draft} />
      {product.kind === 'program' ? <BuyAtTheEnd product={product} /> : null}
    </>
  )
}

/** Who has read to the end of a long page need not look for the price again. */
function BuyAtTheEnd({ product }: { product: Product }) {
  const t = serverMessages('catalog')
  return (
    <Container className={styles.end}>
      <h2>{t('beginToday')}</h2>
      <div className={styles.buy}>
        <p className={styles.price}>
          {product.priceCents === 0 ? t('free') : <Price cents={product.priceCents} />}
        </p>
        <WithMessages of={['buying']}>
          <BuyAgainButton product={cartProduct(product)} />
        </WithMessages>
      </div>
    </Container>
  )
}

function Highlights({ highlights }: { highlights: NonNullable<Product['highlights']> }) {
  if (highlights.length === 0) return null
  return (
    <ul className={styles.highlights}>
      {highlights.map(({ id, text }) => (
        <li key={id ?? text}>
          <Icon name="check" size="1.35em" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: NonNullable<Product['facts']> }) {
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
