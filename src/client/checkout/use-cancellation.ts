'use client'

import { useEffect, useRef, useState } from 'react'
import { useShop } from '../shop/shop-provider'
import { type Cancellation, cancelPayment } from './cancellation'
import { readHandoff } from './payment-handoff'
import { paymentsOf } from './payments-of'
import { dropPendingOrder, readPendingOrder } from './pending-order'
import { readReturnQuery, tokenQuery } from './return-query'

export type CancellationEvents = {
  /** It was too late, the money had moved. `search` names the payment for `usePaymentReturn`. */
  onPaid: (search: string) => void
}

/** Cancels the payment that this address is about, once; null until that is done, or when there is none. */
export function useCancellation({ onPaid }: CancellationEvents): Cancellation | null {
  const shop = useShop()
  const { storage, tabStorage, useViewer } = shop
  const { loading } = useViewer()
  const [cancellation, setCancellation] = useState<Cancellation | null>(null)
  const started = useRef(false)

  useEffect(() => {
    // The call needs the session; on a public page it may still be on its way.
    if (loading || started.current) return
    started.current = true
    void cancel()

    async function cancel(): Promise<void> {
      const { token } = readReturnQuery()
      const pending = readPendingOrder(storage, new Date())
      const handoff = readHandoff(tabStorage)
      dropPendingOrder(storage)
      const found = await cancelPayment(paymentsOf(shop), { token, pending, handoff })
      if (found?.status === 'COMPLETED') return onPaid(tokenQuery(token ?? ''))
      setCancellation(found)
    }
  }, [loading, onPaid, shop, storage, tabStorage])

  return cancellation
}
