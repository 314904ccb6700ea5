import { defineEndpoint } from '@/src/server/endpoint'
import { paypalSettings } from '../providers/paypal/settings'

/** `GET /payments/methods`: what this shop can be paid with right now; checkout offers nothing else. */
export const methods = defineEndpoint({
  method: 'get',
  path: '/payments/methods',
  access: 'anyone',
  handler: async () => {
    const isPayPalReady = paypalSettings() !== null
    return { success: true, data: { credit: isPayPalReady, paypal: isPayPalReady, invoice: false } }
  },
})
