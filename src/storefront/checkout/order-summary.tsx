'use client'

import {
  type CartLine,
  type CartLines,
  type Discount,
  rememberedIn,
  totalsOf,
  useUserProducts,
} from 'payload-plugin-digital-commerce/client'
import { useId, useState } from 'react'
import { ownedOf } from '@/src/domain/access/course-access'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { ProductImage } from '../cart/product-image'
import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import { Price } from '../ui/price'
import { Skeleton } from '../ui/skeleton'
import { DiscountBox } from './discount-box'
import styles from './order-summary.module.css'

type OrderSummaryProps = { cartLines: CartLines; discount: Discount }

/** What is bought and what it comes to. On small screens it folds away behind 'Show order summary'. */
export function OrderSummary({ cartLines, discount }: OrderSummaryProps) {
  const t = useMessages('checkout')
  const [open, setOpen] = useState(false)
  const content = useId()
  const { lines, subtotalCents, failed, retry } = cartLines
  const products = lines.flatMap(({ product }) => product ?? [])
  const totals = totalsOf({ products, discount: discount.applied })

  return (
    <>
      <h2 className={styles.heading}>{t('orderSummary')}</h2>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        <span>{open ? t('hideSummary') : t('showSummary')}</span>
        <Icon name="chevron" />
        <strong className={styles.toggleTotal}>
          {subtotalCents === null ? null : <Price cents={totals.totalCents} />}
        </strong>
      </button>
      <div id={content} className={styles.content} data-open={open}>
        {failed ? (
          <Notice
            type="error"
            action={
              <Button variant="quiet" onClick={retry}>
                {t('tryAgain')}
              </Button>
            }
          >
            {CHECKOUT_MESSAGES.productDetails}
          </Notice>
        ) : null}
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SummaryLine key={line.item.id} line={line} />
          ))}
        </ul>
        <DiscountBox discount={discount} disabled={subtotalCents === null} />
        <dl className={styles.totals}>
          <Row label={t('subtotal')} cents={subtotalCents} />
          {discount.applied ? (
            <Row label={t('discount', { code: discount.applied.code })} cents={-totals.discountCents} />
          ) : null}
          <Row label={t('tax')} cents={0} />
          <Row label={t('total')} cents={subtotalCents === null ? null : totals.totalCents} strong />
        </dl>
      </div>
    </>
  )
}

function SummaryLine({ line: { item, product, unavailable } }: { line: CartLine }) {
  const t = useMessages('checkout')
  const { userProducts } = useUserProducts()
  const remembered = rememberedIn(item)
  const { isAll, titles } = ownedOf(userProducts, product ?? item, new Date())
  return (
    <li className={styles.line}>
      <div className={styles.image}>
        <ProductImage image={product?.image ?? remembered.image} />
      </div>
      <span>
        {product?.title ?? remembered.title}
        {!isAll && titles.length > 0 ? (
          <span className={styles.part}>{t('ownedPart', { titles: titles.join(', ') })}</span>
        ) : null}
      </span>
      <span className={styles.amount}>
        {product ? <Price cents={product.priceCents} currency={false} /> : null}
        {product || unavailable ? null : <Skeleton width="4rem" />}
      </span>
    </li>
  )
}

function Row({ label, cents, strong = false }: { label: string; cents: number | null; strong?: boolean }) {
  return (
    <div className={strong ? styles.total : styles.row}>
      <dt>{label}</dt>
      <dd className={styles.amount}>
        {cents === null ? <Skeleton width="5rem" /> : <Price cents={cents} currency={strong} />}
      </dd>
    </div>
  )
}
