'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { CHECKOUT_KEYS } from '@/src/domain/checkout/checkout-storage'
import { DISCOUNT_CODE_MISSING } from '@/src/domain/discounts/discount-errors'
import { normalizeCode } from '@/src/domain/discounts/normalize-code'
import { toDecimalString } from '@/src/domain/money/money'
import { useShop } from '../shop/shop-provider'
import type { KeyValueStorage } from '../state/key-value-storage'
import { type AppliedDiscount, discountQuestion, readDiscountAnswer } from './discount-answer'
import { paymentsOf } from './payments-of'
import type { Refusal } from './use-checkout'

export type Discount = {
  applied: AppliedDiscount | null
  /** What stands against the code that was typed. */
  refusal: Refusal | null
  checking: boolean
  apply: (code: string) => Promise<void>
  remove: () => void
}

type Basket = { subtotalCents: number | null; productIds: readonly string[]; isGift?: boolean }

/**
 * The discount of this checkout. One code at a time; it is remembered until the order is paid, and checked
 * again whenever the basket changes.
 */
export function useDiscount(
  { subtotalCents, productIds, isGift = false }: Basket,
  onSignIn: () => void,
): Discount {
  const shop = useShop()
  const { storage } = shop
  const [applied, setApplied] = useState<AppliedDiscount | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [checking, setChecking] = useState(false)
  const basket =
    subtotalCents === null
      ? null
      : JSON.stringify({
          ...discountQuestion('', subtotalCents, productIds),
          ...(isGift ? { isGift } : {}),
        })
  const latest = useRef(0)

  const keep = useCallback(
    (discount: AppliedDiscount | null) => {
      setApplied(discount)
      if (!discount) return forgetDiscount(storage)
      storage.setItem(CHECKOUT_KEYS.appliedDiscountCode, discount.code)
      storage.setItem(CHECKOUT_KEYS.discountAmount, toDecimalString(discount.cents))
    },
    [storage],
  )

  const check = useCallback(
    async (code: string): Promise<void> => {
      if (basket === null) return
      latest.current += 1
      const asked = latest.current
      setChecking(true)
      const verdict = readDiscountAnswer(
        code,
        await paymentsOf(shop).validateDiscount({ ...JSON.parse(basket), code }),
      )
      if (asked !== latest.current) return
      setChecking(false)
      if (verdict.kind === 'sign-in') return onSignIn()
      if (verdict.kind === 'applied') return keep(verdict.discount)
      keep(null)
      setRefusal({ type: verdict.kind, message: verdict.message })
    },
    [basket, keep, onSignIn, shop],
  )

  useEffect(() => {
    const remembered = storage.getItem(CHECKOUT_KEYS.appliedDiscountCode)
    if (remembered) void check(remembered)
  }, [check, storage])

  return {
    applied,
    refusal,
    checking,
    async apply(typed) {
      const code = normalizeCode(typed)
      setRefusal(code ? null : { type: 'error', message: DISCOUNT_CODE_MISSING })
      if (code) await check(code)
    },
    remove() {
      latest.current += 1
      keep(null)
      setRefusal(null)
    },
  }
}

function forgetDiscount(storage: KeyValueStorage): void {
  storage.removeItem(CHECKOUT_KEYS.appliedDiscountCode)
  storage.removeItem(CHECKOUT_KEYS.discountAmount)
}
