import { describe, expect, it } from 'vitest'
import { amountProblem, priceToType, typedPrice } from '@/src/domain/money/typed-price'

describe('A price as people type it', () => {
  it.each([
    ['49', 4_900],
    ['129.00', 12_900],
    ['129,00', 12_900],
    ['$1,249.50', 124_950],
    ['1\u00a0249,50\u00a0$', 124_950],
    ['49.5 CAD', 4_950],
    ['0', 0],
  ])('takes %j', (typed, cents) => expect(typedPrice(typed)).toBe(cents))

  it.each(['', 'free', '-5', '12.345', '1,249', '1.249,50', '49 USD', '9'.repeat(20)])(
    'takes %j for no price',
    (typed) => expect(typedPrice(typed)).toBeNull(),
  )

  it('counts in the currency of the shop', () => {
    expect(typedPrice('500', 'JPY')).toBe(500)
    expect(typedPrice('500 JPY', 'JPY')).toBe(500)
    expect(typedPrice('0.5', 'JPY')).toBeNull()
  })

  it('shows in a field what it takes from one', () => {
    expect(priceToType(12_900, 'CAD', 'en')).toBe('129.00')
    expect(priceToType(12_900, 'CAD', 'fr')).toBe('129,00')
    expect(priceToType(500, 'JPY', 'fr')).toBe('500')
    for (const locale of ['en', 'fr'] as const)
      for (const cents of [0, 5, 4_900, 124_950])
        expect(typedPrice(priceToType(cents, 'CAD', locale))).toBe(cents)
  })

  it('says in words what a form cannot keep, and lets an amount nobody asks for be empty', () => {
    expect(amountProblem(null, true, 'en')).toBe('Please enter an amount.')
    expect(amountProblem(-1, false, 'fr')).toBe('Entrez un montant, par exemple 49,00.')
    expect(amountProblem(49.5, false, 'en')).toBe('Please enter an amount, such as 49.00.')
    for (const cents of [null, undefined, 0, 4_900]) expect(amountProblem(cents, false, 'en')).toBeNull()
  })
})
