import { expect, it } from 'vitest'
import { checkSignIn, migratedUserAddress } from '@/src/storefront/accounts/sign-in-rules'
import { checkSignUp, EMPTY_SIGN_UP } from '@/src/storefront/accounts/sign-up-rules'

const complete = {
  ...EMPTY_SIGN_UP,
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  password: 'Training!2026',
  agreeToTerms: true,
}

it('asks for email and password to sign in, whatever the password looks like', () => {
  expect(checkSignIn({ email: '', password: '' })).toEqual({
    email: 'Please enter your email address.',
    password: 'Please enter a password.',
  })
  expect(checkSignIn({ email: 'ada', password: 'x' })).toEqual({
    email: 'Please enter a valid email address.',
  })
  expect(checkSignIn({ email: 'ada@example.com', password: 'x' })).toEqual({})
})

it('leads a migrated customer to their welcome with the address they typed', () => {
  expect(migratedUserAddress(' a+b@example.com ')).toBe('/welcome-migrated-user?email=a%2Bb%40example.com')
})

it('lets a complete sign-up through, and holds one back at every field that is not', () => {
  expect(checkSignUp(complete)).toEqual({})
  expect(Object.keys(checkSignUp(EMPTY_SIGN_UP)).sort()).toEqual(
    ['agreeToTerms', 'email', 'firstName', 'lastName', 'password'].sort(),
  )
})

it('says the specified sentence when the terms are not accepted', () => {
  expect(checkSignUp({ ...complete, agreeToTerms: false })).toEqual({
    agreeToTerms: 'You must accept the Terms and Conditions and Privacy Policy',
  })
})
