import { startPayPalSimulator } from '@/scripts/paypal-simulator/start'

/** One movement of money as the simulator's ledger tells it. */
export interface LedgerEntry {
  type: string
  orderId: string
  captureId: string
  refundId?: string
  amount: string
  currency: string
  custom_id: string | null
  invoice_id: string | null
  at: string
}

export interface Simulator {
  origin: string
  /** A call of the control API below `/_simulator`, e.g. `control('POST', '/orders/X/approve')`. Throws on a refusal. */
  control: <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>
  /** Makes a coming call or webhook go wrong, see the simulator's README. */
  fault: (fault: { on: string; fault: string; times?: number; [detail: string]: unknown }) => Promise<void>
  /** Every movement of money ever. */
  ledger: () => Promise<LedgerEntry[]>
  /** Where webhooks go from now on; they can only be aimed once the app has a port. */
  sendWebhooksTo: (url: string | undefined) => void
  stop: () => Promise<void>
}

/** A PayPal of its own on a free port, inside this process. */
export async function startSimulator(webhookUrl?: string): Promise<Simulator> {
  let target = webhookUrl
  const simulator = await startPayPalSimulator({ quiet: true, webhookUrl: () => target })
  const control: Simulator['control'] = async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${simulator.origin}/_simulator${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The simulator refused ${method} ${path}: ${response.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as Answer
  }
  return {
    origin: simulator.origin,
    control,
    fault: (fault) => control('POST', '/faults', fault),
    ledger: () => control('GET', '/ledger'),
    sendWebhooksTo(url) {
      target = url
    },
    stop: () => simulator.close(),
  }
}
