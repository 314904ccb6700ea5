'use client'
import { useConfig } from '@payloadcms/ui'
import { useRouter, useSearchParams } from 'next/navigation'
import type { FormEvent } from 'react'
import { METHOD_LABELS, ORDER_STATE_LABELS } from '@/src/domain/orders/order-labels'
import styles from '../ui/staff.module.css'
import { type OrderSearch, orderQuery, readOrderQuery } from './order-query'

type Choice = { value: string; label: string }

/** Above the list of orders: date, customer, program, method, status and total, all at once. */
export function OrderSearchForm({ products }: { products: Choice[] }) {
  const router = useRouter()
  const { config } = useConfig()
  const address = useSearchParams()
  const asked = readOrderQuery(address)
  const list = `${config.routes.admin.replace(/\/$/, '')}/collections/orders`
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    router.push(`${list}?${orderQuery(Object.fromEntries(entries) as OrderSearch)}`)
  }
  return (
    // Filled anew when a link or Payload's own filters changed the address.
    <form key={address.toString()} onSubmit={show} className={styles.row} aria-label="Search orders">
      <Field name="from" label="Placed from" type="date" asked={asked} />
      <Field name="to" label="to" type="date" asked={asked} />
      <Field name="customer" label="Customer" type="text" asked={asked} />
      <Choose name="product" label="Program" choices={products} asked={asked} />
      <Choose name="method" label="Method" choices={labelled(METHOD_LABELS)} asked={asked} />
      <Choose name="state" label="Status" choices={labelled(ORDER_STATE_LABELS)} asked={asked} />
      <Field name="least" label="Total from" type="number" asked={asked} />
      <Field name="most" label="to" type="number" asked={asked} />
      <button type="submit" className={styles.button}>
        Show
      </button>
      <button type="button" className={styles.button} onClick={() => router.push(list)}>
        Clear
      </button>
    </form>
  )
}

type Named = { name: keyof OrderSearch; label: string; asked: OrderSearch }

function Field({ name, label, type, asked }: Named & { type: 'date' | 'text' | 'number' }) {
  const bounds = type === 'number' ? { min: 0, step: 0.01 } : {}
  return (
    <label className={styles.field}>
      {label}
      <input name={name} type={type} defaultValue={asked[name]} {...bounds} />
    </label>
  )
}

function Choose({ name, label, choices, asked }: Named & { choices: Choice[] }) {
  return (
    <label className={styles.field}>
      {label}
      <select name={name} defaultValue={asked[name] ?? ''}>
        <option value="">All</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  )
}

function labelled(labels: Record<string, string | { label: string }>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : label.label,
  }))
}
