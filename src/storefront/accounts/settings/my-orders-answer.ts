import * as z from 'zod/mini'

const order = z.object({
  id: z.string(),
  number: z.string(),
  date: z.string(),
  status: z.string(),
  total: z.number(),
  dueAt: z.optional(z.nullable(z.string())),
  lines: z.array(z.object({ title: z.string() })),
  documents: z.array(z.object({ kind: z.string(), number: z.string(), url: z.string() })),
})

/** What `GET /payments/my-orders` answers; money in dollars. */
export const myOrdersAnswer = z.object({ data: z.array(order) })

export type ListedOrder = z.infer<typeof order>

const STATUSES: Readonly<Record<string, string>> = {
  PAID: 'Paid',
  PENDING: 'Not paid yet',
  REFUNDED: 'Refunded',
  CANCELLED: 'Cancelled',
  FAILED: 'Not paid',
}

/** An order's status in words; one we do not know is shown as it is. */
export function orderStatus(status: string): string {
  return STATUSES[status] ?? status
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
}

/** "Invoice INV-2026-0001". */
export function documentLabel({ kind, number }: ListedOrder['documents'][number]): string {
  return `${DOCUMENTS[kind] ?? 'Document'} ${number}`
}
