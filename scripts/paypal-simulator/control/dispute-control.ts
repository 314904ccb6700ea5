import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { type JsonObject, numberAt, textAt } from '../json'
import { findCapture } from '../payments/show-payment'
import type { World } from '../world'
import { controlRefusal } from './control-refusal'

const EVENTS = ['CREATED', 'UPDATED', 'RESOLVED'] as const
const DAY_MS = 86_400_000

/**
 * `{ event?, status?, reason?, dueInDays?, outcome? }`: a buyer or their bank wants the money back, or there is news of it. One
 * dispute for each payment; it is only told, and moves no money.
 */
export function disputeCapture(world: World, request: ApiRequest, body: JsonObject): Answer {
  const capture = findCapture(world, request.params[0])
  const event = textAt(body, 'event') ?? 'CREATED'
  if (!EVENTS.some((each) => each === event))
    throw controlRefusal(`event must be one of ${EVENTS.join(', ')}.`)
  const { clock } = world
  const state: JsonObject =
    event === 'RESOLVED'
      ? {
          status: 'RESOLVED',
          dispute_outcome: { outcome_code: textAt(body, 'outcome') ?? 'RESOLVED_SELLER_FAVOUR' },
        }
      : {
          status: textAt(body, 'status') ?? 'WAITING_FOR_SELLER_RESPONSE',
          seller_response_due_date: clock.iso(clock.now() + (numberAt(body, 'dueInDays') ?? 10) * DAY_MS),
        }
  const resource: JsonObject = {
    dispute_id: `PP-D-${capture.id}`,
    create_time: clock.iso(capture.createdAt),
    update_time: new Date(clock.now()).toISOString(),
    disputed_transactions: [{ seller_transaction_id: capture.id }],
    reason: textAt(body, 'reason') ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_amount: { ...capture.amount },
    ...state,
  }
  world.webhooks.emit({
    type: `CUSTOMER.DISPUTE.${event}`,
    resourceType: 'dispute',
    summary: `A dispute was ${event.toLowerCase()} with case # PP-D-${capture.id}`,
    resource,
  })
  return { status: 201, body: resource }
}
