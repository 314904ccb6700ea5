import { describe, expect, it } from 'vitest'
import { isActiveItem } from '@/src/storefront/shell/active-item'

const SERVICES = ['/learn-more-about-workshop']

describe('the active item of the menu', () => {
  it('is the page itself', () => {
    expect(isActiveItem('/aboutus', '/aboutus', [])).toBe(true)
    expect(isActiveItem('/aboutus', '/contactus', [])).toBe(false)
  })

  it('is also the part of the site a deeper page belongs to', () => {
    expect(isActiveItem('/newsletter', '/newsletter/a-kitchen-that-helps', [])).toBe(true)
    expect(isActiveItem('/newsletter', '/newsletters', [])).toBe(false)
  })

  it('is Programs on the public page of a program', () => {
    expect(isActiveItem('/programs', '/learn-more-about-pmfp', SERVICES)).toBe(true)
    expect(isActiveItem('/services', '/learn-more-about-pmfp', SERVICES)).toBe(false)
  })

  it('is Services on the public page of a service', () => {
    expect(isActiveItem('/services', '/learn-more-about-workshop', SERVICES)).toBe(true)
    expect(isActiveItem('/programs', '/learn-more-about-workshop', SERVICES)).toBe(false)
  })

  it('is home on the home page alone', () => {
    expect(isActiveItem('/', '/', [])).toBe(true)
    expect(isActiveItem('/', '/programs', [])).toBe(false)
  })
})
