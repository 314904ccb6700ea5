'use client'

import { useEffect, useRef, useState } from 'react'
import { useSiteRouter } from '../languages/use-site-router'
import { useSession } from '../session/use-session'
import { browserStorage, tabStorage } from '../state/browser-storage'
import { type Cancellation, cancelPayment } from './cancellation'
import { readHandoff } from './payment-handoff'
import { payments } from './payments'
import { dropPendingOrder, readPendingOrder } from './pending-order'

/** Cancels the payment that this address is about, once; null until that is done, or when there is none. */
export function useCancellation(): Cancellation | null {
  const router = useSiteRouter()
  const { loading } = useSession()
  const [cancellation, setCancellation] = useState<Cancellation | null>(null)
  const started = useRef(false)

  useEffect(() => {
    // The call needs the session; on a public page it may still be on its way.
    if (loading || started.current) return
    started.current = true
    void cancel()

    async function cancel(): Promise<void> {
      const token = new URLSearchParams(location.search).get('token')
      const pending = readPendingOrder(browserStorage, new Date())
      const handoff = readHandoff(tabStorage)
      dropPendingOrder(browserStorage)
      const found = await cancelPayment(payments, { token, pending, handoff })
      if (found?.status === 'COMPLETED') {
        return router.replace(`/payment/success?token=${encodeURIComponent(token ?? '')}`)
      }
      setCancellation(found)
    }
  }, [loading, router])

  return cancellation
}
