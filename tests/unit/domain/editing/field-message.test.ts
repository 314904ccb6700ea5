import { describe, expect, it } from 'vitest'
import { fieldMessage, fieldWith, readFieldMessage } from '@/src/domain/editing/field-message'

describe('A click in the preview', () => {
  it('is told as the place of its block and the words that were clicked', () => {
    expect(readFieldMessage(fieldMessage('layout.2', '  Open \n evenings '))).toEqual({
      block: 2,
      words: 'Open evenings',
    })
    expect(readFieldMessage(fieldMessage('title', 'Home'))).toEqual({ block: null, words: 'Home' })
  })

  it.each([
    null,
    'layout.2',
    { type: 'payload-live-preview', field: 'layout.2', words: '' },
    fieldMessage('layout.2 > script', ''),
    fieldMessage('changedBy', ''),
    { ...fieldMessage('layout.2', ''), words: 2 },
  ])('is nothing when somebody else says %j', (said) => {
    expect(readFieldMessage(said)).toBeNull()
  })

  it('means the field that shares most words with what was clicked', () => {
    const fields = ['Open', '', 'Open evenings in spring', 'Come in']
    expect(fieldWith('Open evenings', fields)).toBe(2)
    expect(fieldWith('COME  IN and stay', fields)).toBe(3)
    expect(fieldWith('Elsewhere', fields)).toBeNull()
    expect(fieldWith('', fields)).toBeNull()
  })
})
