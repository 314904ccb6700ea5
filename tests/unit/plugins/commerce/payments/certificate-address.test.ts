import { describe, expect, it } from 'vitest'
import { certificateAddress } from '@/plugins/commerce/payments/providers/paypal/certificate-address'
import { readTransmission } from '@/plugins/commerce/payments/providers/paypal/transmission'

const live = { mode: 'live', isSimulator: false, apiOrigin: 'https://api-m.paypal.com' } as const
const sandbox = {
  mode: 'sandbox',
  isSimulator: false,
  apiOrigin: 'https://api-m.sandbox.paypal.com',
} as const
const simulator = { mode: 'sandbox', isSimulator: true, apiOrigin: 'http://127.0.0.1:3001' } as const

const PATH = '/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270'

describe('Payments: whose certificate a message may name', () => {
  it('is PayPal’s own of our mode, or the simulator’s', () => {
    expect(certificateAddress(`https://api.paypal.com${PATH}`, live)).toBe(`https://api.paypal.com${PATH}`)
    expect(certificateAddress(`https://api.sandbox.paypal.com${PATH}`, sandbox)).not.toBeNull()
    expect(certificateAddress(`http://127.0.0.1:3001${PATH}`, simulator)).not.toBeNull()
  })

  it.each([
    `http://api.paypal.com${PATH}`,
    `https://api.paypal.com.evil.example${PATH}`,
    `https://evil.example/api.paypal.com${PATH}`,
    `https://api.paypal.com@evil.example${PATH}`,
    `https://user@api.paypal.com${PATH}`,
    `https://user:secret@api.paypal.com${PATH}`,
    `https://api.paypal.com:8443${PATH}`,
    `https://api.paypal.com:443${PATH}`,
    `https://api.paypal.com.${PATH}`,
    `https://API.PAYPAL.COM${PATH}`,
    `https://api.p\u0430ypal.com${PATH}`,
    `https://api.paypal.com\u3002evil.example${PATH}`,
    `https://api%2epaypal.com${PATH}`,
    `https:\\\\api.paypal.com${PATH}`,
    `https://evil.example\\@api.paypal.com${PATH}`,
    ` https://api.paypal.com${PATH}`,
    `https://api.paypal.com\t${PATH}`,
    `https://api.paypal.com/v1/notifications/certs/../../../../redirect?to=evil`,
    `https://api.paypal.com/v1/notifications/certs/%2e%2e/x`,
    `https://api.paypal.com${PATH}?x=1`,
    `https://api.paypal.com${PATH}#x`,
    `https://api.paypal.com/v1/notifications/certs/`,
    `https://api.paypal.com/v2/notifications/certs/CERT-1`,
    `https://api.paypal.com${PATH}/more`,
    `https://api.sandbox.paypal.com${PATH}`,
    `http://127.0.0.1:3001${PATH}`,
    `file:///v1/notifications/certs/CERT-1`,
    `data:text/plain,-----BEGIN CERTIFICATE-----`,
    `javascript:alert(1)`,
    `//api.paypal.com${PATH}`,
    PATH,
    '',
  ])('is never %j', (address) => {
    expect(certificateAddress(address, live)).toBeNull()
  })

  it('is never another environment’s', () => {
    expect(certificateAddress(`https://api.paypal.com${PATH}`, sandbox)).toBeNull()
    expect(certificateAddress(`https://api.paypal.com${PATH}`, simulator)).toBeNull()
    expect(certificateAddress(`http://127.0.0.1:3002${PATH}`, simulator)).toBeNull()
    expect(certificateAddress(`http://localhost:3001${PATH}`, simulator)).toBeNull()
  })
})

describe('Payments: what is signed of a message', () => {
  it('is not believed a week after it was signed', () => {
    const headers = (time: string) =>
      new Headers({
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com',
        'paypal-transmission-id': '1',
        'paypal-transmission-sig': 'x',
        'paypal-transmission-time': time,
      })
    const now = new Date('2026-06-15T12:00:00Z')
    expect(
      readTransmission(headers('2026-06-12T12:00:00Z'), now),
      'PayPal tries for three days',
    ).not.toBeNull()
    expect(readTransmission(headers('2026-06-08T11:59:59Z'), now)).toBeNull()
    expect(readTransmission(headers('yesterday'), now)).toBeNull()
    expect(readTransmission(headers('x'.repeat(501)), now)).toBeNull()
  })
})
