'use client'

import {
  type BillingValues,
  browserStorage,
  prefillBilling,
  readSavedBilling,
  toBillingValues,
} from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'
import {
  BILLING_FIELDS,
  type BillingAddress,
  clearInvalidRegion,
  EMPTY_BILLING_ADDRESS,
  validateBillingAddress,
} from '@/src/domain/billing/billing-address'
import { displayName } from '@/src/domain/users/public-user'
import type { SessionUser } from '../session/session-user'
import { useDraft } from '../state/use-draft'
import { type Form, useForm } from '../state/use-form'
import { useDefaultBillingAddress } from './use-default-billing-address'
import { type Choices, useCountries, useRegions } from './use-places'

export type BillingForm = Form<BillingValues> & {
  countries: Choices<{ code: string; name: string }>
  regions: Choices<{ code: string; name: string }>
  /** The address as it is sent: blanks cut, saved as the default. */
  address: () => BillingAddress
  /** What stands there was typed before the session ended. */
  restored: boolean
  /** Call it once the form was sent. */
  forgetDraft: () => void
}

/**
 * The billing form (Specification 5): prefilled once, with the regions of the chosen country. `of` the checkout it
 * begins with what was last sent from here; of the account, with the default address.
 */
export function useBillingForm(user: SessionUser, of: 'checkout' | 'account' = 'checkout'): BillingForm {
  const [country, setCountry] = useState('')
  const countries = useCountries()
  const regions = useRegions(country)
  const hasRegions = regions.list === null || regions.list.length > 0
  const form = useForm(toBillingValues({}), (values) => validateBillingAddress(values, { hasRegions }))
  const { values, change } = form

  usePrefill(user, of, values, change)
  // After the prefilling, so that what was typed comes last and stays.
  const draft = useDraft(form, {
    name: of === 'checkout' ? 'billing' : 'default-billing',
    owner: user.id,
    fields: BILLING_FIELDS,
  })

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
  return {
    ...draft.form,
    countries,
    regions,
    address,
    restored: draft.restored,
    forgetDraft: draft.forget,
  }
}

/** What somebody has begun to type is never overwritten by an answer that comes late. */
function usePrefill(
  user: SessionUser,
  of: 'checkout' | 'account',
  values: BillingValues,
  change: Form<BillingValues>['change'],
): void {
  const [prefilled, setPrefilled] = useState(false)
  const standard = useDefaultBillingAddress()

  useEffect(() => {
    if (prefilled) return
    const saved = of === 'checkout' ? readSavedBilling(browserStorage) : null
    if (!saved && standard === undefined) return
    setPrefilled(true)
    const start = prefillBilling({ saved, standard: standard ?? null, name: displayName(user) })
    const untouched = Object.entries(start).filter(([field]) => !values[field as keyof BillingValues])
    change(Object.fromEntries(untouched))
  }, [prefilled, standard, user, of, values, change])
}
