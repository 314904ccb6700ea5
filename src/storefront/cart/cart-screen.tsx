'use client'

import {
  type CartLines,
  type UserProducts,
  useCart,
  useCartLines,
  useUserProducts,
} from 'payload-plugin-digital-commerce/client'
import { useEffect, useRef } from 'react'
import { ownedOf } from '@/src/domain/access/course-access'
import { CHECKOUT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { useMessages } from '../languages/language-provider'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { NeedsScripts } from '../ui/needs-scripts'
import { Notice } from '../ui/notice'
import { Price } from '../ui/price'
import { Skeleton } from '../ui/skeleton'
import { CartLineRow } from './cart-line-row'
import styles from './cart-screen.module.css'
import { CartSkeleton } from './cart-skeleton'

/** `/cart`: what will be bought, at today's prices, and the way to pay for it. */
export function CartScreen() {
  const t = useMessages('cart')
  const cartLines = useCartLines()
  const heading = useRef<HTMLHeadingElement>(null)
  const count = cartLines.cart?.items.length ?? 0

  // The last line is gone, and the list with it: the keyboard goes on from the top.
  const counted = useRef(count)
  useEffect(() => {
    if (count === 0 && counted.current > 0) heading.current?.focus()
    counted.current = count
  }, [count])

  return (
    <Container fill className={styles.screen}>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <NeedsScripts title={t('needsScripts')}>{t('needsScriptsText')}</NeedsScripts>
      {cartLines.cart?.items.length === 0 ? <EmptyCart /> : null}
      {count > 0 || cartLines.cart === null ? <Contents count={count} {...cartLines} /> : null}
    </Container>
  )
}

function EmptyCart() {
  const t = useMessages('cart')
  return (
    <EmptyState
      title={t('emptyTitle')}
      icon="cart"
      action={<LinkButton href="/programs">{t('explorePrograms')}</LinkButton>}
    >
      <p>{t('emptyText')}</p>
    </EmptyState>
  )
}

/** Shown at once and whole: a line that learns its price or its owner later would push the others about. */
function Contents({ count, ...cartLines }: CartLines & { count: number }) {
  const { userProducts, loading } = useUserProducts()
  const isPriced = cartLines.subtotalCents !== null || cartLines.failed
  if (count === 0 || loading || !isPriced) return <CartSkeleton key={count} lines={Math.max(count, 1)} />
  return <FilledCart {...cartLines} userProducts={userProducts} />
}

type FilledCartProps = CartLines & Pick<UserProducts, 'userProducts'>

function FilledCart({ lines, subtotalCents, failed, retry, userProducts }: FilledCartProps) {
  const t = useMessages('cart')
  const { clear } = useCart()
  const list = useRef<HTMLUListElement>(null)
  const marked = lines.map((line) => ({
    line,
    owned: ownedOf(userProducts, line.product ?? line.item, new Date()),
  }))
  const isOwned = marked.some(({ owned }) => owned.isAll)
  const isOver = lines.some(({ unavailable }) => unavailable)
  const count = lines.length

  // The button that was pressed is gone with its line: keep the keyboard in the list.
  const counted = useRef(count)
  useEffect(() => {
    if (count < counted.current) list.current?.focus()
    counted.current = count
  }, [count])

  return (
    <div className={styles.columns}>
      <div>
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
        <ul ref={list} tabIndex={-1} className={styles.lines} aria-label={t('lines')}>
          {marked.map(({ line, owned }) => (
            <CartLineRow key={line.item.id} line={line} owned={owned} />
          ))}
        </ul>
        <Button variant="quiet" className={styles.clear} onClick={clear}>
          {t('clear')}
        </Button>
      </div>
      <Card as="aside" tone="sand" aria-label={t('summary')} className={styles.summary}>
        <div className={styles.subtotal}>
          <span>{t('subtotal')}</span>
          <strong>
            {subtotalCents === null ? <Skeleton width="6rem" /> : <Price cents={subtotalCents} />}
          </strong>
        </div>
        <p className={styles.small}>{t('noTax')}</p>
        <Proceed isOwned={isOwned} isOver={isOver} />
      </Card>
    </div>
  )
}

/** What somebody owns is not sold to them again; it can be given to somebody else. */
function Proceed({ isOwned, isOver }: { isOwned: boolean; isOver: boolean }) {
  const t = useMessages('cart')
  const { isAuthenticated } = useSession()
  const href = isAuthenticated ? '/payment' : '/login?redirect=%2Fpayment'
  if (isOwned || isOver) {
    return (
      <>
        <Notice type="warning">{t('removeMarked')}</Notice>
        {isOver ? null : (
          <LinkButton href={href} variant="secondary" wide>
            {t('give')}
          </LinkButton>
        )}
      </>
    )
  }
  return (
    <LinkButton href={href} size="large" wide>
      {t('proceed')}
    </LinkButton>
  )
}
