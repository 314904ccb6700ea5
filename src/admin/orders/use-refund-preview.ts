'use client'
import { useEffect, useState } from 'react'
import type { LineEffect } from '@/src/domain/refunds/refund-effect'
import { callApi } from '../ui/call-api'
import { useApiBase } from '../ui/staff-link'
import type { RefundFormRequest } from './refund-form-request'

export type RefundPlan = {
  amount: number
  currency: string
  goesTo: string
  left: number
  lines: (Omit<LineEffect, 'amountCents'> & { amount: number })[]
  becomesRefunded: boolean
  codeGivenBack: string | null
  mailTo: string
}

export type PreviewState = { plan: RefundPlan | null; problem: string | null; isAsking: boolean }

const NOTHING: PreviewState = { plan: null, problem: null, isAsking: false }
const PAUSE_MS = 250

/** What the server says a refund would do, asked again whenever the request changes. An old answer never shows. */
export function useRefundPreview(orderId: string, request: RefundFormRequest | null): PreviewState {
  const asked = request === null ? null : JSON.stringify(request)
  const base = useApiBase()
  const [state, setState] = useState<PreviewState>(NOTHING)
  useEffect(() => {
    if (asked === null) {
      setState(NOTHING)
      return
    }
    setState({ ...NOTHING, isAsking: true })
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const body: unknown = JSON.parse(asked)
      const path = `/payments/orders/${orderId}/refund/preview`
      const answer = await callApi('POST', path, { base, body, signal: stop.signal })
      if (stop.signal.aborted) return
      setState(
        answer.ok
          ? { ...NOTHING, plan: answer.body.data as RefundPlan }
          : { ...NOTHING, problem: answer.message },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [base, orderId, asked])
  return state
}
