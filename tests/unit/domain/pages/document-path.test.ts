import { describe, expect, it } from 'vitest'
import { ADDRESSED, documentAt, documentPath } from '@/src/domain/pages/document-path'

describe('Editing: addresses of documents', () => {
  it.each(ADDRESSED)('name what stands there: %s', (collection) => {
    const segments = documentPath(collection, 'sleep').split('/').slice(1)
    expect(documentAt(segments)).toEqual({ collection, slug: 'sleep' })
  })

  it.each([
    ['newsletter', 'sleep', 'deeper'],
    ['programs', 'sleep'],
  ])('are no other ones: %s/%s', (...segments) => {
    expect(documentAt(segments)).toBeNull()
  })
})
