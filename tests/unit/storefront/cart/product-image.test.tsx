import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProductImage } from '@/src/storefront/cart/product-image'

describe('Specification 2, Payment screen: the picture of a product', () => {
  it('is shown with its description', () => {
    const html = renderToStaticMarkup(<ProductImage image={{ url: '/lake.webp', alt: 'A lake' }} />)
    expect(html).toMatch(/<img[^>]* src="\/lake.webp"/)
    expect(html).toContain('alt="A lake"')
  })

  it('is a drawing where a product has none', () => {
    const html = renderToStaticMarkup(<ProductImage image={null} />)
    expect(html).toMatch(/<img[^>]* src="\/images\/placeholder.svg"[^>]* alt=""/)
  })
})
