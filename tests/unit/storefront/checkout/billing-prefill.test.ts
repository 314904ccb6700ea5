import { expect, it } from 'vitest'
import {
  prefillBilling,
  readSavedBilling,
  saveBilling,
  toBillingValues,
} from '@/src/client/checkout/saved-billing'
import { memoryStorage } from '../support/memory-storage'

const standard = toBillingValues({ country: 'CA', full_name: 'A. King', city: 'Toronto' })
const saved = toBillingValues({ country: 'FR', city: 'Lyon' })

it('starts with what was sent from here before, else with the default address, else with the name alone', () => {
  expect(prefillBilling({ saved, standard, name: 'Ada King' })).toMatchObject({ country: 'FR', city: 'Lyon' })
  expect(prefillBilling({ saved: null, standard, name: 'Ada King' })).toEqual(standard)
  expect(prefillBilling({ saved: null, standard: null, name: 'Ada King' })).toEqual(
    toBillingValues({ full_name: 'Ada King' }),
  )
})

it('puts the user’s own name where nothing else has one', () => {
  expect(prefillBilling({ saved, standard: null, name: 'Ada King' }).full_name).toBe('Ada King')
})

it('reads back what was saved, and nothing out of what is no form', () => {
  const storage = memoryStorage()
  saveBilling(storage, { ...standard, is_default: true })
  expect(readSavedBilling(storage)).toEqual(standard)
  expect(readSavedBilling(memoryStorage({ billingFormData: 'oops' }))).toBeNull()
  expect(readSavedBilling(memoryStorage())).toBeNull()
})
