'use client'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { CURRENCY } from '@/src/domain/money/currency'
import styles from '../ui/staff.module.css'
import { useStaffMessages } from '../ui/use-staff-messages'
import { AmountFields } from './amount-fields'
import { amountMessages } from './amount-messages'
import { readAmounts, typedAmounts, withAmounts } from './amount-query'

/** Above a list of money: its rows between two amounts, beside whatever else it is filtered by. `currency` is the shop's. */
export function AmountSearch({ field, currency = CURRENCY }: { field: string; currency?: string }) {
  const t = useStaffMessages(amountMessages)
  const [here, router, address] = [usePathname(), useRouter(), useSearchParams()]
  const [isWrong, setWrong] = useState(false)
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amounts = typedAmounts(new FormData(event.currentTarget), currency)
    setWrong(amounts === null)
    if (amounts) router.push(`${here}?${withAmounts(address, field, amounts)}`)
  }
  const clear = () => {
    setWrong(false)
    router.push(`${here}?${withAmounts(address, field, {})}`)
  }
  return (
    <form key={address.toString()} onSubmit={show} className={styles.row} aria-label={t('search')}>
      <AmountFields amounts={readAmounts(address, field)} currency={currency} isWrong={isWrong} />
      <button type="submit" className={styles.button}>
        {t('show')}
      </button>
      <button type="button" className={styles.button} onClick={clear}>
        {t('clear')}
      </button>
    </form>
  )
}
