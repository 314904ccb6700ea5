'use client'

import { useEffect, useState } from 'react'
import {
  type BillingAddress,
  clearInvalidRegion,
  EMPTY_BILLING_ADDRESS,
  validateBillingAddress,
} from '@/src/domain/billing/billing-address'
import { displayName } from '@/src/domain/users/public-user'
import type { SessionUser } from '../session/session-user'
import { browserStorage } from '../state/browser-storage'
import { type Form, useForm } from '../state/use-form'
import { type BillingValues, prefillBilling, readSavedBilling, toBillingValues } from './saved-billing'
import { useDefaultBillingAddress } from './use-default-billing-address'
import { type Choices, useCountries, useRegions } from './use-places'

export type BillingForm = Form<BillingValues> & {
  countries: Choices<{ code: string; name: string }>
  regions: Choices<{ code: string; name: string }>
  /** The address as it is sent: blanks cut, saved as the default. */
  address: () => BillingAddress
}

/** The billing form (Specification 5): prefilled once, with the regions of the chosen country. */
export function useBillingForm(user: SessionUser): BillingForm {
  const [country, setCountry] = useState('')
  const countries = useCountries()
  const regions = useRegions(country)
  const hasRegions = regions.list === null || regions.list.length > 0
  const form = useForm(toBillingValues({}), (values) => validateBillingAddress(values, { hasRegions }))
  const { values, change } = form

  usePrefill(user, values, change)

  useEffect(() => setCountry(values.country), [values.country])

  // A province stays as long as the new country knows it too; without a list nobody can tell.
  useEffect(() => {
    if (!regions.list || country !== values.country) return
    const cleared = clearInvalidRegion(values, regions.list)
    if (cleared !== values) change({ province: cleared.province })
  })

  const address = (): BillingAddress => ({
    ...EMPTY_BILLING_ADDRESS,
    ...toBillingValues(
      Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])),
    ),
  })
  return { ...form, countries, regions, address }
}

/** What somebody has begun to type is never overwritten by an answer that comes late. */
function usePrefill(user: SessionUser, values: BillingValues, change: Form<BillingValues>['change']): void {
  const [prefilled, setPrefilled] = useState(false)
  const standard = useDefaultBillingAddress()

  useEffect(() => {
    if (prefilled) return
    const saved = readSavedBilling(browserStorage)
    if (!saved && standard === undefined) return
    setPrefilled(true)
    const start = prefillBilling({ saved, standard: standard ?? null, name: displayName(user) })
    const untouched = Object.entries(start).filter(([field]) => !values[field as keyof BillingValues])
    change(Object.fromEntries(untouched))
  }, [prefilled, standard, user, values, change])
}
