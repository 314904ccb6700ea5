import { describe, expect, it } from 'vitest'
import { ACCOUNT_MESSAGES } from '@/src/domain/users/account-messages'

describe('Specification 8, Other fetch failures: account settings', () => {
  it.each([
    [ACCOUNT_MESSAGES.profile, 'Failed to update profile'],
    [ACCOUNT_MESSAGES.billingAddress, 'Failed to fetch default billing address'],
  ])('says "%s" when it could not be done', (sentence, specified) => {
    expect(sentence).toBe(specified)
  })
})
