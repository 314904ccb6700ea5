import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { isObject, type Json, type JsonObject, textAt } from '@/scripts/paypal-simulator/json'
import { type PayPalSimulatorOptions, startPayPalSimulator } from '@/scripts/paypal-simulator/start'

export interface Reply {
  status: number
  headers: Headers
  body: JsonObject
  text: string
}

export interface CallOptions {
  method?: string
  body?: Json
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A running simulator with a token, and the calls a shop makes. Closed when the test is over. */
export async function simulatedPayPal(options: PayPalSimulatorOptions = {}) {
  const simulator = await startPayPalSimulator({ seed: 'tests', quiet: true, ...options })
  onTestFinished(() => simulator.close())
  const { origin } = simulator
  const token = textAt((await askForToken(origin)).body, 'access_token') ?? ''

  const call = (path: string, { method = 'GET', body, headers, signal }: CallOptions = {}) =>
    send(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...headers,
      },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
  const control = (path: string, body?: JsonObject) =>
    send(`${origin}/_simulator${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const controlList = async (path: string): Promise<JsonObject[]> => {
    const list: unknown = JSON.parse((await control(path)).text)
    return Array.isArray(list) ? list.filter(isObject) : []
  }
  const create = (body: JsonObject = orderRequest(), key: string = nextKey()) =>
    call('/v2/checkout/orders', { method: 'POST', body, headers: { 'paypal-request-id': key } })
  const capture = (id: string, key: string = nextKey(), headers: Record<string, string> = {}) =>
    call(`/v2/checkout/orders/${id}/capture`, {
      method: 'POST',
      headers: { 'paypal-request-id': key, ...headers },
    })
  const refund = (captureId: string, body: JsonObject = {}, key: string = nextKey()) =>
    call(`/v2/payments/captures/${captureId}/refund`, {
      method: 'POST',
      body,
      headers: { 'paypal-request-id': key },
    })
  const approvedOrder = async (body?: JsonObject): Promise<string> => {
    const id = idOf(await create(body))
    await control(`/orders/${id}/approve`, {})
    return id
  }
  const paidCapture = async (body?: JsonObject): Promise<string> =>
    captureIdOf(await capture(await approvedOrder(body)))
  const advance = (ms: number) => control('/clock', { advanceMs: ms })
  const fault = (settings: JsonObject) => control('/faults', settings)

  return {
    ...simulator,
    call,
    control,
    controlList,
    create,
    capture,
    refund,
    approvedOrder,
    paidCapture,
    advance,
    fault,
    ledger: () => controlList('/ledger'),
  }
}

export function askForToken(origin: string, credentials = 'simulator:simulator'): Promise<Reply> {
  return send(`${origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })
}

export async function send(url: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(url, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const parsed: unknown = isJson && text !== '' ? tryParse(text) : undefined
  return { status: response.status, headers: response.headers, body: isObject(parsed) ? parsed : {}, text }
}

/** The order the shop sends: one unit, two programs, a discount, and where the buyer goes. */
export function orderRequest(unit: JsonObject = {}, context: JsonObject = {}): JsonObject {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ ...twoPrograms(), ...unit }],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'http://127.0.0.1:3000/payment',
          cancel_url: 'http://127.0.0.1:3000/payment/cancel',
          brand_name: 'Training & Co',
          landing_page: 'GUEST_CHECKOUT',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          ...context,
        },
      },
    },
  }
}

let keys = 0
export function nextKey(): string {
  keys += 1
  return `key-${keys}`
}

export function idOf(reply: Reply): string {
  return textAt(reply.body, 'id') ?? ''
}

export function captureIdOf(reply: Reply): string {
  return /"captures":\[\{"id":"([A-Z0-9]+)"/.exec(reply.text)?.[1] ?? ''
}

/** The first issue of a PayPal error answer. */
export function issueOf(reply: Reply): string | undefined {
  const details = reply.body.details
  const first = Array.isArray(details) ? details[0] : undefined
  return isObject(first) ? textAt(first, 'issue') : undefined
}

export interface ReceivedEvent {
  headers: Record<string, string>
  body: string
  type: string
}

/** A shop's webhook address that answers what `answer` says (200 by default) and keeps what it was sent. */
export async function webhookReceiver(answer: () => number = () => 200) {
  const received: ReceivedEvent[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const headers: Record<string, string> = {}
      for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value)
      received.push({ headers, body, type: String(JSON.parse(body).event_type) })
      response.writeHead(answer()).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/payments/webhooks/paypal` }
}

function twoPrograms(): JsonObject {
  return {
    custom_id: 'attempt-1',
    amount: {
      currency_code: 'CAD',
      value: '135.00',
      breakdown: {
        item_total: { currency_code: 'CAD', value: '150.00' },
        discount: { currency_code: 'CAD', value: '15.00' },
      },
    },
    items: [
      {
        name: 'Listening well',
        quantity: '1',
        unit_amount: { currency_code: 'CAD', value: '100.00' },
        category: 'DIGITAL_GOODS',
      },
      { name: 'Workbook <extra>', quantity: '2', unit_amount: { currency_code: 'CAD', value: '25.00' } },
    ],
  }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
