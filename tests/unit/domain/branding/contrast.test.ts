import { describe, expect, it } from 'vitest'
import { inkOn, isColour, readableOn } from '@/src/domain/branding/contrast'

describe('Branding: words stay readable on any colour', () => {
  it('writes on a colour in white or ink, whichever is easier to read', () => {
    expect([inkOn('#1c5650'), inkOn('#ffe08a')]).toEqual(['#ffffff', '#1f2b2a'])
  })

  it('writes in the colour itself only where it has a contrast of 4.5 to 1', () => {
    expect(readableOn('#f7f3ec', '#1c5650')).toBe('#1c5650')
    expect(readableOn('#f7f3ec', '#ffe08a')).toBe('#1f2b2a')
    expect([readableOn('#ffffff', '#767676'), readableOn('#ffffff', '#777777')]).toEqual([
      '#767676',
      '#1f2b2a',
    ])
  })

  it.each([null, undefined, '', 'red', '#12345', '#12345g', '#1234567', 'url(#123456)'])(
    'takes %s for no colour',
    (text) => {
      expect(isColour(text)).toBe(false)
    },
  )
})
