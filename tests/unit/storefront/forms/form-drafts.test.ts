import { describe, expect, it } from 'vitest'
import { keepFormDraft, readFormDraft, VISITOR } from '@/src/storefront/forms/form-drafts'
import { forgetDrafts, hasDrafts } from '@/src/storefront/state/drafts'
import { memoryStorage } from '../support/memory-storage'

const EMPTY = { name: '', message: '', call: false }

describe('Forms: what somebody types is kept in the tab until it was sent', () => {
  it('is found again after a reload, boxes and all', () => {
    const tab = memoryStorage()
    const typed = { name: 'Demo', message: 'Half a sent', call: true }
    keepFormDraft(tab, 'f1', VISITOR, typed)
    expect(readFormDraft(tab, 'f1', VISITOR, EMPTY)).toEqual(typed)
  })

  it('keeps two forms apart, and forgets the one that was sent', () => {
    const tab = memoryStorage()
    keepFormDraft(tab, 'f1', VISITOR, { name: 'One' })
    keepFormDraft(tab, 'f2', VISITOR, { name: 'Two' })
    keepFormDraft(tab, 'f1', VISITOR, EMPTY)
    expect(readFormDraft(tab, 'f1', VISITOR, EMPTY)).toEqual({})
    expect(readFormDraft(tab, 'f2', VISITOR, EMPTY)).toEqual({ name: 'Two' })
    keepFormDraft(tab, 'f2', VISITOR, EMPTY)
    expect(tab.entries()).toEqual({})
  })

  it('leaves out what the form no longer asks for', () => {
    const tab = memoryStorage()
    keepFormDraft(tab, 'f1', VISITOR, { name: 'Demo', fax: '555' })
    expect(readFormDraft(tab, 'f1', VISITOR, EMPTY)).toEqual({ name: 'Demo' })
  })

  it('is shown to nobody else, and goes when its owner signs out', () => {
    const tab = memoryStorage()
    keepFormDraft(tab, 'f1', 'u1', { name: 'Ada' })
    expect(hasDrafts(tab)).toBe(true)
    expect(readFormDraft(tab, 'f1', 'u2', EMPTY)).toEqual({})
    keepFormDraft(tab, 'f1', 'u1', { name: 'Ada' })
    forgetDrafts(tab)
    expect(tab.entries()).toEqual({})
  })
})
