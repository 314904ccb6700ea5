import { describe, expect, it } from 'vitest'
import { fieldsNaming } from '@/src/domain/editing/fields-naming'

const named = { id: 'the-id', paths: ['/aboutus', '/fr/a-propos'], origin: 'https://example.com' }

describe('Editing: a document is used', () => {
  it.each([
    ['by a relationship', { image: 'the-id' }],
    ['among several', { images: ['another', 'the-id'] }],
    ['in one language', { layout: { fr: [{ blockType: 'hero', image: 'the-id' }] } }],
    [
      'in rich text',
      { body: { root: { children: [{ type: 'link', fields: { doc: { value: 'the-id' } } }] } } },
    ],
    ['by its address', { href: '/aboutus' }],
    ['by its address in French', { href: '/fr/a-propos' }],
    ['with a query or a place on the page', { href: '/aboutus/?from=menu#team' }],
    ['with the site’s own origin', { href: 'https://example.com/aboutus' }],
  ])('%s', (_, document) => {
    expect(fieldsNaming(document, named)).toEqual(Object.keys(document))
  })

  it.each([
    ['by itself', { id: 'the-id' }],
    ['by another page below it', { href: '/aboutus/team' }],
    ['on another site', { href: 'https://example.org/aboutus' }],
    ['by words that begin alike', { href: '/aboutus-more', text: 'the-id-2' }],
  ])('not %s', (_, document) => {
    expect(fieldsNaming(document, named)).toEqual([])
  })
})
