import { z } from 'zod'
import type { DisputeState } from '@/src/domain/payments/dispute'
import type { DisputeNotice } from '../payment-report'
import { parseAmount } from './read-amount'

export function isDisputeEvent(type: string): boolean {
  return type.startsWith('CUSTOMER.DISPUTE.')
}

const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)))

const dispute = z.object({
  dispute_id: z.string().regex(/^[\w-]{3,60}$/),
  update_time: moment.optional(),
  create_time: moment.optional(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().regex(/^[A-Z0-9]{8,32}$/) }))
    .default([]),
  reason: z.string().max(200).default('OTHER'),
  status: z.string().max(100).default('OTHER'),
  dispute_life_cycle_stage: z.string().max(100).optional(),
  dispute_amount: z.object({ currency_code: z.string().max(3), value: z.string().max(40) }).optional(),
  dispute_outcome: z.object({ outcome_code: z.string().max(100).optional() }).optional(),
  seller_response_due_date: moment.optional(),
})

const message = z.object({ create_time: moment.optional(), resource: dispute })

/** A stored message about a dispute; null for one that names none. Its words are PayPal's own, put into small letters. */
export function readDisputeEvent(body: unknown): DisputeNotice | null {
  const read = message.safeParse(body)
  if (!read.success) return null
  const { resource, create_time: sentAt } = read.data
  const { dispute_amount: amount, seller_response_due_date: dueAt } = resource
  const state = stateOf(resource.status)
  return {
    providerDisputeId: resource.dispute_id,
    captureIds: resource.disputed_transactions.map(({ seller_transaction_id: id }) => id),
    state,
    reason: inWords(resource.reason),
    stage: resource.dispute_life_cycle_stage ? inWords(resource.dispute_life_cycle_stage) : null,
    outcome: resource.dispute_outcome?.outcome_code ? inWords(resource.dispute_outcome.outcome_code) : null,
    amountCents: amount ? parseAmount(amount.value, amount.currency_code) : null,
    respondBy: dueAt && state !== 'resolved' ? new Date(dueAt) : null,
    at: new Date(resource.update_time ?? sentAt ?? resource.create_time ?? 0),
  }
}

/** Whatever is not over and not somebody else's turn is ours: better looked at once too often. */
function stateOf(status: string): DisputeState {
  if (status === 'RESOLVED') return 'resolved'
  return status === 'WAITING_FOR_BUYER_RESPONSE' || status === 'UNDER_REVIEW' ? 'waiting' : 'needs-answer'
}

/** 'ITEM_NOT_RECEIVED' is 'item not received'. */
function inWords(code: string): string {
  return code.toLowerCase().replaceAll('_', ' ')
}
