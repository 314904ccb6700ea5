import { describe, expect, it } from 'vitest'
import { forgetDraft, forgetDrafts, hasDrafts, keepDraft, readDraft } from '@/src/storefront/state/drafts'
import { memoryStorage } from '../support/memory-storage'

const ADDRESS = { full_name: 'Ada King', city: 'Ottawa' }

describe('Specification 4, Session: a session that ends while somebody types loses nothing', () => {
  it('gives back to the same person what they had typed', () => {
    const tab = memoryStorage()
    keepDraft(tab, 'billing', 'u1', ADDRESS)
    expect(readDraft(tab, 'billing', 'u1')).toEqual(ADDRESS)
    expect(readDraft(tab, 'billing', 'u1'), 'a reload later').toEqual(ADDRESS)
    expect(readDraft(tab, 'profile', 'u1'), 'another form').toBeNull()
  })

  it('shows it to nobody else, and throws it away for good when somebody else comes', () => {
    const tab = memoryStorage()
    keepDraft(tab, 'billing', 'u1', ADDRESS)
    expect(readDraft(tab, 'billing', 'u2')).toBeNull()
    expect(tab.entries()).toEqual({})
    expect(readDraft(tab, 'billing', 'u1')).toBeNull()
  })

  it.each(['password', 'newPassword', 'currentPassword', 'cardNumber', 'cvc', 'sessionToken'])(
    'never keeps a field called %s',
    (field) => {
      const tab = memoryStorage()
      keepDraft(tab, 'change-email', 'u1', { newEmail: 'a@example.com', [field]: 'secret-words' })
      expect(JSON.stringify(tab.entries())).not.toContain('secret-words')
      expect(readDraft(tab, 'change-email', 'u1')).toEqual({ newEmail: 'a@example.com' })
    },
  )

  it('forgets a form once it was sent, and all of them when somebody signs out', () => {
    const tab = memoryStorage()
    keepDraft(tab, 'billing', 'u1', ADDRESS)
    keepDraft(tab, 'profile', 'u1', { firstname: 'Ada' })
    forgetDraft(tab, 'billing')
    expect([readDraft(tab, 'billing', 'u1'), hasDrafts(tab)]).toEqual([null, true])
    forgetDrafts(tab)
    expect([hasDrafts(tab), tab.entries()]).toEqual([false, {}])
  })

  it.each(['', '{', 'null', '[]', '"x"', '{"owner":"u1"}', '{"owner":"u1","values":null}'])(
    'takes %j for no draft at all',
    (stored) => {
      expect(readDraft(memoryStorage({ 'draft:billing': stored }), 'billing', 'u1')).toBeNull()
    },
  )

  it('keeps text only out of whatever else lies there', () => {
    const stored = JSON.stringify({ owner: 'u1', values: { city: 'Ottawa', country: 7, province: null } })
    expect(readDraft(memoryStorage({ 'draft:billing': stored }), 'billing', 'u1')).toEqual({ city: 'Ottawa' })
  })
})
