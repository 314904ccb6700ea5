import type { Clock } from './clock'
import type { FaultQueue } from './faults/fault-queue'
import type { RecordedRequests } from './http/recorded-requests'
import type { IdSource } from './ids'
import type { State } from './state'
import type { WebhookDelivery } from './webhooks/delivery'

/** What every part of the simulator is given. */
export interface World {
  readonly state: State
  readonly clock: Clock
  readonly ids: IdSource
  readonly faults: FaultQueue
  readonly requests: RecordedRequests
  readonly webhooks: WebhookDelivery
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string
}

/** The only credentials there are, so that real ones can never be of use here. */
export const SIMULATOR_CREDENTIALS = { clientId: 'simulator', secret: 'simulator' } as const

/** Fixed, so that the shop can be configured before the simulator runs. */
export const WEBHOOK_ID = 'SIMULATORWEBHOOK0001'

export const MERCHANT = { email_address: 'merchant@simulator.example', merchant_id: 'SIMMERCHANT01' } as const
export const PAYER_ID = 'SIMBUYER00001'
