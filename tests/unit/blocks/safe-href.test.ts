import { describe, expect, it } from 'vitest'
import { safeHref, validateHref } from '@/src/blocks/safe-href'

describe('an address an editor wrote', () => {
  it.each([
    '/programs',
    '/newsletter?page=2',
    '#questions',
    'https://example.com/a',
    'mailto:hello@example.com',
    'tel:+16135550142',
  ])('leads on: %s', (href) => {
    expect(safeHref(href)).toBe(href)
    expect(validateHref(href)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//elsewhere.example',
    '/\t/elsewhere.example',
    '\\\\elsewhere.example',
    '/\\elsewhere.example',
    '',
    '   ',
  ])('leads nowhere: %j', (href) => {
    expect(safeHref(href)).toBeNull()
    expect(validateHref(href)).toContain('Write a page of this site')
  })

  it('leads nowhere when there is none', () => {
    expect(safeHref(null)).toBeNull()
    expect(safeHref(undefined)).toBeNull()
  })
})
