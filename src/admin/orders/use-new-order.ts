import { type FormEvent, useRef, useState } from 'react'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { ADDRESS_FIELDS } from './new-order-address'
import type { OrderPreview } from './new-order-preview'
import { orderRequest, previewRequest } from './new-order-request'

const CALL = '/payments/orders/for-customer'

/** The steps of an order by staff: the price first; what is changed afterwards asks for the price anew. */
export function useNewOrder() {
  const form = useRef<HTMLFormElement>(null)
  // One key per price: pressed twice, or again after a lost answer, it is the same order.
  const [key, setKey] = useState('')
  const [preview, setPreview] = useState<OrderPreview | null>(null)
  const [answer, setAnswer] = useState<ApiAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    setBusy(true)
    const result = await callApi('POST', path, { body, headers })
    setBusy(false)
    setAnswer(result)
    return result
  }
  const showPrice = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const result = await send(`${CALL}/preview`, previewRequest(new FormData(target)))
    const found = result.body.data as OrderPreview | undefined
    setAnswer(result.ok ? null : result)
    if (!result.ok || !found) return
    fillEmpty(target, found)
    setKey(crypto.randomUUID())
    setPreview(found)
  }
  const makeOrder = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!preview) return
    const result = await send(CALL, orderRequest(new FormData(event.currentTarget), preview.total), {
      'Idempotency-Key': key,
    })
    if (!result.ok && result.status === 409) setPreview(null)
  }
  const change = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement
    if (['customer', 'product', 'discountCode'].includes(name)) setPreview(null)
    setKey(crypto.randomUUID())
    setAnswer(null)
  }
  return { form, preview, answer, isBusy, change, showPrice, makeOrder }
}

/** The address somebody is billed to by default, where none was typed; and their name in any case. */
function fillEmpty(form: HTMLFormElement, { billingAddress, customer }: OrderPreview): void {
  const inputs = ADDRESS_FIELDS.flatMap((field) => {
    const input = form.elements.namedItem(field.name)
    const initial = 'initial' in field ? field.initial : ''
    return input instanceof HTMLInputElement ? [{ input, isTyped: !['', initial].includes(input.value) }] : []
  })
  const isTyped = inputs.some((each) => each.isTyped)
  const known: Record<string, string> = (!isTyped && billingAddress) || { full_name: customer.name }
  for (const { input } of inputs) {
    if ((input.value === '' || !isTyped) && known[input.name]) input.value = known[input.name] ?? ''
  }
}
