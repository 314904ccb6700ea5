import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { Notice } from '../ui/notice'
import { RadioGroup } from '../ui/radio-group'
import { Skeleton } from '../ui/skeleton'
import { METHOD_TEXTS } from './payment-methods'

type MethodChoiceProps = {
  /** Null while nobody knows what the shop is set up for. */
  methods: readonly PaymentMethod[] | null
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
}

/** How to pay. What is not set up is not offered. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  if (methods === null) return <Skeleton height="17rem" />
  if (methods.length === 0) {
    return (
      <Notice type="warning" title="Payment is not possible right now">
        Your cart is kept. Please try again later or contact us.
      </Notice>
    )
  }
  return (
    <RadioGroup
      legend={<h2>Payment method</h2>}
      name="paymentMethod"
      value={value}
      onChange={onChange}
      options={methods.map((method) => ({
        value: method,
        label: METHOD_TEXTS[method].label,
        description: METHOD_TEXTS[method].description,
      }))}
    />
  )
}
