'use client'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { METHOD_LABELS, ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import { AmountFields } from '../payments/amount-fields'
import { type Amounts, typedAmounts } from '../payments/amount-query'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { orderMessages } from './messages'
import { type OrderSearch, orderQuery, readOrderQuery } from './order-query'

type Choice = { value: string; label: string }

/** Above the list of orders: date, customer, program, method, status and total, all at once. */
export function OrderSearchForm({ products, currency }: { products: Choice[]; currency: string }) {
  const t = useStaffMessages(orderMessages)
  const { language } = useTranslation().i18n
  const router = useRouter()
  const { config } = useConfig()
  const address = useSearchParams()
  const [isWrong, setWrong] = useState(false)
  const asked = readOrderQuery(address)
  const list = `${config.routes.admin.replace(/\/$/, '')}/collections/orders`
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const amounts = typedAmounts(form, currency)
    setWrong(amounts === null)
    if (!amounts) return
    const entries = [...form].filter(([name, value]) => value !== '' && name !== 'least' && name !== 'most')
    router.push(`${list}?${orderQuery({ ...Object.fromEntries(entries), ...amounts } as OrderSearch)}`)
  }
  return (
    // Filled anew when a link or Payload's own filters changed the address.
    <form key={address.toString()} onSubmit={show} className={styles.row} aria-label={t('searchOrders')}>
      <Field name="from" label={t('placedFrom')} type="date" asked={asked} />
      <Field name="to" label={t('to')} type="date" asked={asked} />
      <Field name="customer" label={t('customer')} type="text" asked={asked} />
      <Choose name="product" label={t('program')} choices={products} asked={asked} />
      <Choose name="method" label={t('method')} choices={labelled(METHOD_LABELS, language)} asked={asked} />
      <Choose
        name="state"
        label={t('status')}
        choices={labelled(ORDER_STATE_LABELS, language)}
        asked={asked}
      />
      <AmountFields amounts={asked} currency={currency} isWrong={isWrong} />
      <button type="submit" className={styles.button}>
        {t('show')}
      </button>
      <button type="button" className={styles.button} onClick={() => router.push(list)}>
        {t('clear')}
      </button>
    </form>
  )
}

type Named = { name: Exclude<keyof OrderSearch, keyof Amounts>; label: string; asked: OrderSearch }

function Field({ name, label, type, asked }: Named & { type: 'date' | 'text' }) {
  return (
    <label className={styles.field}>
      {label}
      <input name={name} type={type} defaultValue={asked[name]} />
    </label>
  )
}

function Choose({ name, label, choices, asked }: Named & { choices: Choice[] }) {
  const all = useStaffMessages(orderMessages)('all')
  return (
    <label className={styles.field}>
      {label}
      <select name={name} defaultValue={asked[name] ?? ''}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

function labelled(labels: Record<string, string | { label: string }>, language: string): Choice[] {
  return Object.entries(labels).map(([value, given]) => {
    const label = typeof given === 'string' ? given : given.label
    return { value, label: said(label, language) }
  })
}
