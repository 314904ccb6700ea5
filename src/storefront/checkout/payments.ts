import { api } from '../http/api'
import { browserStorage } from '../state/browser-storage'
import { createPaymentCalls } from './payment-calls'

/** The payment calls of this browser. */
export const payments = createPaymentCalls(api, browserStorage)
