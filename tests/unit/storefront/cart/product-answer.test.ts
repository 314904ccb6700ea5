import { expect, it } from 'vitest'
import { productAnswer, readProduct } from '@/src/client/cart/product-answer'

const read = (data: Record<string, unknown>) =>
  readProduct(productAnswer.parse({ data: { id: 'p1', title: 'Walking again', price: 1, ...data } }))

it('reads a price that is a number or text', () => {
  expect(read({ price: 120.5 })?.priceCents).toBe(12_050)
  expect(read({ price: '120.50' })?.priceCents).toBe(12_050)
})

it('does not take a product without a readable price for a free one', () => {
  expect(read({ price: 'ask us' })).toBeNull()
})

it('takes the first of a list of images, or the main one, or none', () => {
  expect(read({ images: [{ url: '/a.webp', alt: 'A' }, '/b.webp'] })?.image).toEqual({
    url: '/a.webp',
    alt: 'A',
  })
  expect(read({ images: { main: '/m.webp' } })?.image).toEqual({ url: '/m.webp', alt: '' })
  expect(read({ images: [] })?.image).toBeNull()
})
