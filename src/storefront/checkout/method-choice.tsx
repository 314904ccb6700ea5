import type { PaymentMethod } from '@/src/domain/checkout/payment-methods'
import { useMessages } from '../languages/language-provider'
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
  const t = useMessages('checkout')
  if (methods === null) return <Skeleton height="17rem" />
  if (methods.length === 0) {
    return (
      <Notice type="warning" title={t('paymentImpossible')}>
        {t('paymentImpossibleText')}
      </Notice>
    )
  }
  return (
    <RadioGroup
      legend={<h2>{t('paymentMethod')}</h2>}
      name="paymentMethod"
      value={value}
      onChange={onChange}
      options={methods.map((method) => ({
        value: method,
        label: t(METHOD_TEXTS[method].label),
        description: t(METHOD_TEXTS[method].description),
      }))}
    />
  )
}
