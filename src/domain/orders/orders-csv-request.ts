import { z } from 'zod'
import { ORDER_STATES } from './order-state'

const day = z.iso.date('Enter a date such as 2026-11-20').or(z.literal('')).optional()

/** What `GET /payments/orders.csv` takes: days as the shop counts them, both included, and a state. Empty: all. */
export const ordersCsvSchema = z.object({
  from: day,
  to: day,
  state: z.enum(ORDER_STATES).or(z.literal('')).optional(),
})

export type OrdersCsvRequest = z.output<typeof ordersCsvSchema>
