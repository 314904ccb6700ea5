import { mediaOf } from '@/src/blocks/media-of'
import { ContentLink } from '../languages/content-link'
import { PageLanguage } from '../languages/page-language'
import { serverMessages } from '../languages/server-messages.server'
import { classNames } from '../ui/class-names'
import { Picture } from '../ui/picture'
import { PlaceholderPicture } from '../ui/placeholder-picture'
import { Price } from '../ui/price'
import { productAddress } from './product-address'
import styles from './product-card.module.css'
import type { ListedProduct } from './queries.server'

type ProductCardProps = { product: ListedProduct; headingLevel: 2 | 3; wide: boolean }

/** A product in a list: picture, title, summary, price and its first fact. Leads to its public page. */
export function ProductCard({ product, headingLevel, wide }: ProductCardProps) {
  const t = serverMessages('catalog')
  const { title, slug, summary, priceCents, images, facts, lang } = product
  const media = mediaOf(images?.[0])
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.card, wide && styles.wide)} lang={lang}>
      <div className={styles.frame}>
        {media ? (
          <Picture
            className={styles.picture}
            media={media}
            alt=""
            sizes={wide ? '(min-width: 48em) 40rem, 100vw' : '(min-width: 48em) 24rem, 100vw'}
          />
        ) : (
          <PlaceholderPicture className={styles.picture} />
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <ContentLink href={productAddress(slug)} lang={lang}>
            {title}
          </ContentLink>
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.foot}>
          <PageLanguage className={styles.price}>
            {priceCents === 0 ? t('free') : <Price cents={priceCents} />}
          </PageLanguage>
          {facts?.[0] ? <span className={styles.fact}>{facts[0].value}</span> : null}
        </p>
      </div>
    </article>
  )
}
