import { describe, expect, it } from 'vitest'
import { pageTypeAt } from '@/src/storefront/shell/page-type'

describe('the outline shown while a page is on its way', () => {
  it.each([
    ['/programs', 'list'],
    ['/services', 'list'],
    ['/newsletter', 'list'],
    ['/newsletter/a-kitchen-that-helps', 'article'],
    ['/learn-more-about-pmfp', 'detail'],
    ['/aboutus', 'page'],
    ['/', 'page'],
  ])('is that of the page at %s: %s', (pathname, type) => {
    expect(pageTypeAt(pathname)).toBe(type)
  })

  it.each(['/manage-website', '/manage-website/collections/pages', '/api/media/file/a.pdf', '/preview'])(
    'is none for %s, which is no page of the storefront',
    (pathname) => {
      expect(pageTypeAt(pathname)).toBeNull()
    },
  )
})
