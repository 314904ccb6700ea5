import { describe, expect, it } from 'vitest'
import { invitedRegistrationSchema, registrationSchema } from '@/src/domain/users/registration'

const fields = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'Ada@Example.com',
  password: 'Training!2026',
  agreeToTerms: true,
}

function messages(changes: Record<string, unknown>) {
  const result = registrationSchema.safeParse({ ...fields, ...changes })
  return result.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []
}

describe('Specification 3, Register payload', () => {
  it('is read, the address in its canonical spelling', () => {
    expect(registrationSchema.parse({ ...fields, referralSource: ' A friend ', role: 'superuser' })).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      password: 'Training!2026',
      referralSource: 'A friend',
      agreeToPromotions: false,
      agreeToTerms: true,
    })
  })

  it('names what is missing', () => {
    expect(
      registrationSchema
        .safeParse({})
        .error?.issues.map((issue) => issue.path[0])
        .toSorted(),
    ).toEqual(['agreeToTerms', 'email', 'firstName', 'lastName', 'password'])
  })

  it('needs a name that is not blank', () => {
    expect(messages({ firstName: '  ' })).toEqual([['firstName', 'First name is required']])
    expect(messages({ lastName: 'x'.repeat(101) })).toEqual([
      ['lastName', 'Last name can have at most 100 characters'],
    ])
  })

  it('needs an address', () => {
    expect(messages({ email: 'nobody' })).toEqual([['email', 'Please enter a valid email address.']])
  })

  it('reads the invited variant with its invitation', () => {
    const invited = {
      ...fields,
      invitationType: ' group ',
      deviceId: 'device-1',
      invitationToken: 'abc',
      agreeToPromotions: true,
    }
    expect(invitedRegistrationSchema.parse(invited)).toMatchObject({
      invitationType: 'group',
      deviceId: 'device-1',
      invitationToken: 'abc',
      agreeToPromotions: true,
    })
    expect(invitedRegistrationSchema.safeParse(fields).error?.issues[0]?.message).toBe(
      'The invitation is missing',
    )
  })
})

describe('Specification 5, Registration', () => {
  it.each([false, undefined, null, 'true'])('refuses terms that are %o', (agreeToTerms) => {
    expect(messages({ agreeToTerms })).toEqual([
      ['agreeToTerms', 'You must accept the Terms and Conditions and Privacy Policy'],
    ])
  })

  it('refuses a password against the rule, in its words', () => {
    expect(messages({ password: '' })).toEqual([['password', 'Please enter a password.']])
    expect(messages({ password: 'abcdefg1' })).toEqual([
      ['password', 'Passwords must contain: at least one of !@#$%^&*'],
    ])
  })
})
