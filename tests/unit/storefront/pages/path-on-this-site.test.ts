import { describe, expect, it } from 'vitest'
import { pathOnThisSite } from '@/src/storefront/pages/path-on-this-site'

describe('where a preview opens', () => {
  it('is the page asked for, with its query', () => {
    expect(pathOnThisSite('/aboutus')).toBe('/aboutus')
    expect(pathOnThisSite('/newsletter?page=2')).toBe('/newsletter?page=2')
  })

  it.each([
    null,
    '',
    'aboutus',
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/..//elsewhere.example',
    '/\t/elsewhere.example',
  ])('is the home page for %j, which is no page of this site', (path) => {
    expect(pathOnThisSite(path)).toBe('/')
  })
})
