import { returnAddress } from '../orders/buyer-decision'
import type { StoredOrder } from '../state'
import { escapeHtml, layout } from './layout'

const CLOSED = {
  expired: {
    title: 'This payment has expired',
    text: 'It was not approved and paid in time. Nothing was charged. Please start again in the shop.',
  },
  paid: {
    title: 'This payment is finished',
    text: 'The shop has already collected this payment. It will not be taken twice.',
  },
  approved: {
    title: 'You have already approved this payment',
    text: 'There is nothing more to do here. The shop has not collected the money yet.',
  },
} as const

/** Nothing can be decided any more; says why and, where it helps, leads back to the shop. */
export function closedPage(order: StoredOrder, why: keyof typeof CLOSED): string {
  const { title, text } = CLOSED[why]
  const address = why === 'expired' ? null : returnAddress(order)
  const link = address
    ? `<p class="choices"><a class="button" href="${escapeHtml(address)}">Return to the shop</a></p>`
    : ''
  return layout(title, `<h1>${title}</h1>\n<p>${text}</p>\n${link}`)
}

export function unknownOrderPage(): string {
  return layout(
    'Unknown payment',
    '<h1>Unknown payment</h1>\n<p>The simulator knows no order of this number.</p>',
  )
}

export function decidedPage(): string {
  return layout(
    'Thank you',
    '<h1>Thank you</h1>\n<p>The order names no address to return to. You can close this page.</p>',
  )
}

export function cancelledPage(): string {
  return layout(
    'Cancelled',
    '<h1>Cancelled</h1>\n<p>Nothing was charged. The order names no address to return to. You can close this page.</p>',
  )
}
