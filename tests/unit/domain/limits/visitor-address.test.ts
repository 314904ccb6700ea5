import { describe, expect, it } from 'vitest'
import { visitorNetwork } from '@/src/domain/limits/visitor-address'

const PROXY = '198.51.100.7'

describe('Reliability: whom an attempt is counted for', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
  ])('counts the line from %s as %s', (socket, network) => {
    expect(visitorNetwork({ socket, forwardedFor: undefined, trustedHops: 0 })).toBe(network)
  })

  it('believes no header when no proxy is trusted', () => {
    const spoofed = { socket: '203.0.113.9', forwardedFor: '192.0.2.1', trustedHops: 0 }
    expect(visitorNetwork(spoofed)).toBe('203.0.113.9')
  })

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['10.9.9.9, 192.0.2.1', '192.0.2.1'],
    ['8.8.8.8,  2001:db8:5:6::1', '2001:db8:5:6::/64'],
  ])('takes the last word of “%s” when one proxy of ours wrote it', (forwardedFor, network) => {
    expect(visitorNetwork({ socket: PROXY, forwardedFor, trustedHops: 1 })).toBe(network)
  })

  it('takes the word before the last behind two proxies', () => {
    const connection = { socket: PROXY, forwardedFor: '8.8.8.8, 192.0.2.1, 198.51.100.8', trustedHops: 2 }
    expect(visitorNetwork(connection)).toBe('192.0.2.1')
  })

  it.each(['', 'nonsense', '999.1.1.1', ':::', '1:2:3', 'a::b::c::d', '<script>'])(
    'falls back to the line when the header says “%s”',
    (forwardedFor) => {
      expect(visitorNetwork({ socket: PROXY, forwardedFor, trustedHops: 1 })).toBe(PROXY)
    },
  )

  it.each([
    '127.0.0.1',
    '::1',
    '10.0.0.3',
    '172.17.0.1',
    '192.168.1.1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    undefined,
    'pipe',
  ])('tells nobody apart on a line from %s without a trusted proxy', (socket) => {
    expect(visitorNetwork({ socket, forwardedFor: '203.0.113.9', trustedHops: 0 })).toBeNull()
  })
})
