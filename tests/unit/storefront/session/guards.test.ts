import { expect, it } from 'vitest'
import { accountMenuItems } from '@/src/storefront/session/account-menu-items'
import { decideForMember } from '@/src/storefront/session/decide-for-member'
import { shellEn } from '@/src/storefront/shell/messages.en'

const guest = { isAuthenticated: false, role: null }
const customer = { isAuthenticated: true, role: 'user' }

it('keeps the whole path, query included, for after signing in', () => {
  expect(decideForMember('/payment', '?token=T1&PayerID=P1', guest)).toEqual({
    allow: false,
    redirect: '/login?redirect=%2Fpayment%3Ftoken%3DT1%26PayerID%3DP1',
  })
})

it('asks for a session on a lesson as it does on its program', () => {
  expect(decideForMember('/programs/pmfp/lessons/pacing', '', guest)).toEqual({
    allow: false,
    redirect: '/login?redirect=%2Fprograms%2Fpmfp%2Flessons%2Fpacing',
  })
  expect(decideForMember('/programs/pmfp/lessons/pacing', '', customer)).toEqual({ allow: true })
})

it.each([
  ['user', ['My programs', 'Account settings']],
  ['admin', ['My programs', 'Manage website', 'Account settings']],
  ['superuser', ['My programs', 'Manage website', 'Account settings']],
  ['somebody', ['My programs', 'Account settings']],
])('offers a %s in the account menu what is theirs', (role, labels) => {
  expect(accountMenuItems(role).map(({ item }) => shellEn[item])).toEqual(labels)
})
