import { describe, expect, it } from 'vitest'
import { delimiterOf, readHeader } from '@/src/domain/imports/person-columns'
import { readPersonRow } from '@/src/domain/imports/person-row'
import { type KnownAccount, placePerson } from '@/src/domain/imports/place-person'
import { readPurchases } from '@/src/domain/imports/purchases'
import { readDay } from '@/src/domain/imports/read-day'

const today = new Date('2026-11-20T12:00:00Z')
const skus = new Map([
  ['old-a', 'product-a'],
  ['old-b', 'product-b'],
])

describe('the first line of a file', () => {
  it('names the columns in any order, with any capitals, blanks or hyphens, and others are skipped', () => {
    const header = readHeader(['E-Mail', 'notes', 'Legacy ID', 'FIRSTNAME', 'last_name'])
    expect(header).toMatchObject({ missing: [], repeated: [], width: 5 })
    expect([...header.at]).toEqual([
      ['legacyId', 2],
      ['email', 0],
      ['firstname', 3],
      ['lastname', 4],
    ])
  })

  it('says what it lacks, and what it has twice', () => {
    expect(readHeader(['email', 'Email', 'firstname'])).toMatchObject({
      missing: ['legacyId', 'lastname'],
      repeated: ['email'],
    })
  })

  it('tells what separates the columns', () => {
    expect(delimiterOf('legacyId;email;a,b')).toBe(';')
    expect(delimiterOf('legacyId,email,purchases')).toBe(',')
    expect(delimiterOf('email')).toBe(',')
  })
})

describe('purchases', () => {
  it('are skus in any spelling, each once, since the earliest day that is known', () => {
    expect(readPurchases(' OLD-A ; old-b@2023-05-01;old-a@2022-01-01; old-a ;', { skus, today })).toEqual({
      purchases: [
        { sku: 'old-a', productId: 'product-a', boughtAt: '2022-01-01T00:00:00.000Z' },
        { sku: 'old-b', productId: 'product-b', boughtAt: '2023-05-01T00:00:00.000Z' },
      ],
    })
    expect(readPurchases('', { skus, today })).toEqual({ purchases: [] })
  })

  it('refuse the row for one that is unknown', () => {
    expect(readPurchases('OLD-A;NEW', { skus, today })).toEqual({ refusal: 'unknown sku: NEW' })
  })
})

describe('a day', () => {
  it.each([
    ['2023-05-01', '2023-05-01T00:00:00.000Z'],
    ['2023-05-01T10:30:00-04:00', '2023-05-01T14:30:00.000Z'],
    ['2023-05-01T10:30', '2023-05-01T10:30:00.000Z'],
    ['2023-02-30', null],
    ['2027-01-01', null],
    ['1879-01-01', null],
    ['05/01/2023', null],
    ['yesterday', null],
  ])('%s', (text, day) => {
    expect(readDay(text, today)).toBe(day)
  })
})

describe('consent to promotions in the older system', () => {
  const header = readHeader([
    'legacyId',
    'email',
    'firstname',
    'lastname',
    'purchases',
    'agreedToPromotions',
    'agreedToPromotionsAt',
  ])
  const read = (said: string, at: string) =>
    readPersonRow(['1', 'a@example.com', 'A', 'B', '', said, at], header, { skus, today })

  it('is taken over with its day; a yes that nobody can date is not, and the report says so', () => {
    expect(read('Yes', '2022-01-01')).toMatchObject({ person: { promotionsAt: '2022-01-01T00:00:00.000Z' } })
    expect(read('yes', '')).toMatchObject({
      person: { promotionsAt: null, note: 'consent to promotions not taken over: no date' },
    })
    for (const said of ['', 'no', 'FALSE', '0']) {
      expect(read(said, '2022-01-01')).toMatchObject({ person: { promotionsAt: null, note: '' } })
    }
  })
})

describe('which account an imported person is', () => {
  const person = { legacyId: '1', email: 'a@example.com' }
  const account = (changes: Partial<KnownAccount>): KnownAccount => ({
    id: 'x',
    email: 'a@example.com',
    legacyId: null,
    firstname: 'A',
    lastname: 'B',
    role: 'user',
    state: 'active',
    migration: 'none',
    isProven: false,
    ...changes,
  })

  it('a new one when neither number nor address is known', () => {
    expect(placePerson(person, {})).toEqual({ kind: 'create' })
  })

  it('the unclaimed one with the address, which becomes what the file says', () => {
    const byEmail = account({ migration: 'unclaimed' })
    expect(placePerson(person, { byEmail })).toEqual({ kind: 'refresh', account: byEmail })
  })

  it.each([
    [account({}), false],
    [account({ isProven: true }), true],
    [account({ migration: 'claimed' }), false],
    [account({ migration: 'claimed', isProven: true }), true],
  ])(
    'one in use keeps what it is, and gets programs; open once the address is proven',
    (byEmail, isProven) => {
      expect(placePerson(person, { byEmail })).toEqual({ kind: 'attach', account: byEmail, isProven })
    },
  )

  it('who claimed their account and has another address by now is still them', () => {
    const byNumber = account({ migration: 'claimed', legacyId: '1', email: 'new@example.com' })
    expect(placePerson(person, { byNumber })).toEqual({ kind: 'attach', account: byNumber, isProven: true })
  })

  it.each([
    [{ byEmail: account({ role: 'admin' }) }, 'staff'],
    [{ byEmail: account({ role: 'superuser', migration: 'unclaimed' }) }, 'staff'],
    [{ byEmail: account({ state: 'deactivated' }) }, 'deactivated'],
    [{ byEmail: account({ legacyId: '2' }) }, 'belongs to number 2'],
    [
      { byNumber: account({ legacyId: '1', email: 'b@example.com', migration: 'unclaimed' }) },
      'b@example.com',
    ],
  ])('is refused otherwise: %#', (known, words) => {
    expect(placePerson(person, known)).toMatchObject({
      kind: 'refuse',
      reason: expect.stringContaining(words),
    })
  })
})
