import { describe, expect, it } from 'vitest'
import { readForeignScript } from '@/src/storefront/consent/foreign-script'

const url = 'https://consent.example.net/consent.js'

describe('Specification 1: the script that asks about cookies', () => {
  it('is the one the site was built with, with the attributes its maker asks for', () => {
    expect(readForeignScript({ url, attributes: 'id=Consent&data-key=a%26b&data-mode=auto' })).toEqual({
      url,
      attributes: [
        ['id', 'Consent'],
        ['data-key', 'a&b'],
        ['data-mode', 'auto'],
      ],
    })
  })

  it('gets no attribute that could run something or lead elsewhere', () => {
    const read = readForeignScript({ url, attributes: 'onload=alert(1)&src=https://x.example&data-key=1' })
    expect(read?.attributes).toEqual([['data-key', '1']])
  })

  it.each([undefined, ''])('is our own where the setting is %j', (none) => {
    expect(readForeignScript({ url: none, attributes: 'id=Consent' })).toBeNull()
  })
})
