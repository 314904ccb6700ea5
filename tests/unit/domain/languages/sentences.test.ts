import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { BILLING_MESSAGES } from '@/src/domain/billing/billing-address'
import { CHECKOUT_MESSAGES, RESULT_MESSAGES } from '@/src/domain/checkout/checkout-messages'
import { orderRequestSchema } from '@/src/domain/checkout/order-request'
import { DEFAULT_DISCOUNT_ERROR, DISCOUNT_ERRORS } from '@/src/domain/discounts/discount-errors'
import { ERROR_TABLE } from '@/src/domain/errors/error-codes'
import { readAnswer, type WrittenField } from '@/src/domain/forms/read-answer'
import { readFiles } from '@/src/domain/forms/read-files'
import { INVITATION_REFUSALS } from '@/src/domain/invitations/invitation-refusals'
import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import { PASSWORD_REQUIREMENTS } from '@/src/domain/passwords/password'
import { RESET_MESSAGES } from '@/src/domain/passwords/reset-rules'
import { CAPTURE_MESSAGES } from '@/src/domain/payments/capture-outcome'
import { ACCOUNT_MESSAGES } from '@/src/domain/users/account-messages'
import { changeEmailSchema } from '@/src/domain/users/email-change-request'
import { changePasswordSchema, migratedResetSchema } from '@/src/domain/users/password-reset'
import { profileSchema } from '@/src/domain/users/profile'
import { invitedRegistrationSchema, registrationSchema } from '@/src/domain/users/registration'
import { places } from '@/src/server/geo/places'
import { saidNoMore } from '../../../support/sentences-said'
import { sourceFiles } from '../../../support/source-tree'

const french = (sentence: string) => translateSentence(sentence, FRENCH_SENTENCES)
const untranslated = (sentences: readonly string[]) => sentences.filter((each) => french(each) === each)

describe('Specification 8 in French', () => {
  it.each(Object.entries(ERROR_TABLE))('%s has a French sentence', (_code, { message }) => {
    expect(untranslated([message])).toEqual([])
  })

  it('has every specified sentence', () => {
    const tables = [
      CHECKOUT_MESSAGES,
      RESULT_MESSAGES,
      CAPTURE_MESSAGES,
      RESET_MESSAGES,
      BILLING_MESSAGES,
      ACCOUNT_MESSAGES,
      INVITATION_REFUSALS,
    ]
    expect(untranslated(tables.flatMap((table) => Object.values<string>(table)))).toEqual([])
    const refusals = [...Object.values(DISCOUNT_ERRORS), DEFAULT_DISCOUNT_ERROR]
    expect(untranslated(refusals.map(({ message }) => message))).toEqual([])
  })

  it('has what is said of fields that were left empty or filled in wrongly', () => {
    const address = Object.fromEntries(Object.keys(BILLING_MESSAGES).map((field) => [field, 'x'.repeat(201)]))
    const order = { amount: 1, paymentProvider: 'paypal', products: [{ id: '1' }] }
    const sent: [z.ZodType, unknown][] = [
      [registrationSchema, {}],
      [
        registrationSchema,
        { firstName: 'x'.repeat(101), lastName: 'x'.repeat(101), email: 'x', password: 'x' },
      ],
      [invitedRegistrationSchema, {}],
      [changeEmailSchema, {}],
      [changePasswordSchema, { newPassword: 'abc' }],
      [migratedResetSchema, { sessionToken: 'x', newPassword: '' }],
      [profileSchema, { firstname: '', lastname: '' }],
      [orderRequestSchema(places), {}],
      [orderRequestSchema(places), { ...order, amount: 'x', billingAddress: address }],
      [orderRequestSchema(places), { ...order, billingAddress: { country: 'Nowhere', province: 'x' } }],
      [orderRequestSchema(places), { ...order, billingAddress: { country: 'CA', province: 'Nowhere' } }],
      [orderRequestSchema(places), { ...order, currency: 'USD', paymentMethod: 'gold', products: [] }],
      [orderRequestSchema(places), { ...order, products: [{ quantity: 2 }], paymentProvider: '?' }],
    ]
    const said = sent.flatMap(([schema, body]) => schema.safeParse(body).error?.issues ?? [])
    expect(said.length).toBeGreaterThan(25)
    expect(untranslated(said.map(({ message }) => message))).toEqual([])
  })

  it('has what is said of the answers of a form', () => {
    const kinds = [
      'text',
      'textarea',
      'email',
      'phone',
      'number',
      'date',
      'select',
      'radio',
      'checkbox',
      'consent',
    ] as const
    const fields = kinds.map((blockType) => ({ blockType, required: true, min: 5, max: 9, maxLength: 3 }))
    const problems = ['', 'wrong answer', '1', '10', {}].flatMap((given) =>
      fields.flatMap((field) => {
        const read = readAnswer(field as WrittenField, given)
        return 'problem' in read ? [read.problem] : []
      }),
    )
    const sent = (bytes: number, ...names: string[]) => names.map((name) => ({ name, bytes, type: null }))
    const files = [sent(1), sent(1, 'a', 'b'), sent(0, 'a'), sent(1, 'a'), sent(11_000_000, 'a')].map(
      (given) => readFiles({ blockType: 'upload', required: true }, given),
    )
    const many = readFiles({ blockType: 'upload', multiple: true }, sent(1, 'a', 'b', 'c', 'd', 'e', 'f'))
    for (const read of [...files, many]) problems.push('problem' in read ? read.problem : 'no problem')
    expect(problems.length).toBeGreaterThan(25)
    expect(untranslated(problems)).toEqual([])
  })

  it('has what an endpoint says in its own words', () => {
    const said = sourceFiles()
      .filter(({ path }) => /^(plugins\/.*\/endpoints|src\/storefront\/(http|session|forms))\//.test(path))
      .flatMap(({ text }) => [...text.matchAll(/\bmessage: '([^']+)'/g)].map(([, sentence = '']) => sentence))
    expect(said.length).toBeGreaterThan(20)
    expect(untranslated(said)).toEqual([])
  })

  it('translates a list part by part, and carries over what varies', () => {
    expect(french(`Passwords must contain: ${PASSWORD_REQUIREMENTS.slice(0, 2).join(', ')}`)).toBe(
      'Le mot de passe doit contenir\u00a0: au moins 8 caractères, au moins une lettre',
    )
    expect(french('Please write at most 3 characters; these are 7.')).toBe(
      'Veuillez écrire au plus 3 caractères; il y en a 7.',
    )
    expect(french('Something nobody translated')).toBe('Something nobody translated')
  })

  it('translates nothing that is said no more', () => {
    expect(saidNoMore(Object.keys(FRENCH_SENTENCES))).toEqual([])
  })

  it('would notice what is said no more: as a whole, with values, and one that only begins like another', () => {
    const dead = [
      'Please dance first.',
      'At most {most} dances',
      'A film may have up to 4 GB, or {most}.',
      'dances',
    ]
    expect(saidNoMore([...dead, 'A film may have up to 4 GB.'])).toEqual(dead)
  })
})
