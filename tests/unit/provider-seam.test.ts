import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-tree'

const FOLDER = 'plugins/commerce/payments/providers/paypal/'

/**
 * Where the shop still says the name: the one list of default providers, and what the specification itself calls so (its
 * method, the field of its order response, the sentence about a token of the return address). Nothing else may be added.
 */
const SAID: Record<string, string[]> = {
  'plugins/commerce/payments/providers/default-providers.ts': ['paypal'],
  // Specification 3, Order request and Order response.
  'plugins/commerce/checkout/endpoints/create-order.ts': ['paypal'],
  'plugins/commerce/checkout/operations/resume-order.ts': ['paypalOrder'],
  'plugins/commerce/checkout/order-answer.ts': ['paypalOrder'],
  'plugins/commerce/payments/endpoints/methods.ts': ['paypal'],
  // Specification 5: "Invalid PayPal token format".
  'plugins/commerce/payments/endpoints/cancel-by-token.ts': ['INVALID_PAYPAL_TOKEN'],
  'plugins/commerce/payments/endpoints/capture.ts': ['INVALID_PAYPAL_TOKEN'],
  'plugins/commerce/payments/endpoints/details.ts': ['INVALID_PAYPAL_TOKEN'],
  'plugins/commerce/payments/operations/find-attempt.ts': ['INVALID_PAYPAL_TOKEN'],
}

/** Words only one provider uses: states of its orders, issues, messages, headers. */
const DIALECT =
  /\b(CHECKOUT\.ORDER|PAYMENT\.(CAPTURE|REFUND)\.|DUPLICATE_INVOICE_ID|INSTRUMENT_DECLINED|ORDER_ALREADY_CAPTURED|PAYER_ACTION_REQUIRED|transmission-(id|sig))/

describe('Architecture, the provider seam', () => {
  const core = sourceFiles().filter(
    ({ path }) => path.startsWith('plugins/commerce/') && !path.startsWith(FOLDER),
  )

  it('names no provider in the shop itself, but for what the specification calls so', () => {
    const said = core.map(({ path, text }) => [path, namesIn(text)] as const)
    expect(Object.fromEntries(said.filter(([, names]) => names.length > 0))).toEqual(SAID)
    expect(namesIn(`const paypalThing = 'PayPal' // not PAYPAL_MODE`)).toEqual(['PayPal', 'paypalThing'])
  })

  it('speaks no provider’s dialect outside its folder', () => {
    const found = core.filter(({ text }) => DIALECT.test(text)).map(({ path }) => path)
    expect(found).toEqual([])
    expect(DIALECT.test("if (type === 'CHECKOUT.ORDER.APPROVED')")).toBe(true)
  })
})

/** In identifiers and texts; comments may say what they like. */
function namesIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
  return [...new Set(code.match(/\w*paypal\w*/gi) ?? [])].sort()
}
