import { DomainError } from '@/src/domain/errors/domain-error'
import { fromHundredths } from '@/src/domain/money/money'
import { isOnline } from '@/src/domain/payments/offline'
import type { RefundRequest } from '@/src/domain/refunds/refund-request'
import { type RefundPart, splitRefund } from '@/src/domain/refunds/split-refund'
import type { Sql } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'
import { type LockedPayment, type RefundableOrderLine, refundableLines } from './lock-payment'

export type PlannedRefund = {
  amountCents: number
  /** `endAccess` as staff said it; null: access ends when the line is given back in full. */
  parts: (RefundPart & { endAccess: boolean | null })[]
}

type Asked = Omit<RefundRequest, 'reason'>

/**
 * What a request for a refund comes to, line by line, as the books stand: the rules of the real refund and of its
 * preview. Writes nothing. Refusals: `REFUND_NOT_POSSIBLE`, `REFUND_TOO_LARGE`.
 */
export async function planRefund(
  sql: Sql,
  payment: Pick<LockedPayment, 'provider' | 'captureId' | 'orderId' | 'orderState'>,
  asked: Asked,
): Promise<PlannedRefund> {
  const isPaidSomehow = payment.provider === 'invoice' || (isOnline(payment.provider) && payment.captureId)
  if (!isPaidSomehow || payment.orderState !== 'paid') {
    throw new DomainError('REFUND_NOT_POSSIBLE')
  }
  const input = inCurrency(asked, siteOf(sql).currency)
  const lines = await refundableLines(sql, payment.orderId)
  const requested = input.lines?.map((line) => ({ ...line, id: lineIdOf(line.id, lines) }))
  const split = splitRefund(lines, { ...input, lines: requested })
  if (split.kind === 'too-large') throw new DomainError('REFUND_TOO_LARGE')
  if (split.kind === 'impossible') throw new DomainError('REFUND_NOT_POSSIBLE')
  const endAccessOf = (id: string) =>
    requested?.find((line) => line.id === id)?.endAccess ?? input.endAccess ?? null
  const parts = split.parts.map((part) => ({ ...part, endAccess: endAccessOf(part.id) }))
  return { amountCents: split.amountCents, parts }
}

/** What was asked in hundredths, as requests are read, in the smallest unit of the currency. */
function inCurrency(asked: Asked, currency: string): Asked {
  const convert = (hundredths: number | undefined) => {
    if (hundredths === undefined) return undefined
    const units = fromHundredths(hundredths, currency)
    if (units !== null) return units
    const errors = [{ path: 'amount', message: `Amounts in ${currency} have no decimals` }]
    throw new DomainError('VALIDATION_ERROR', { details: { errors } })
  }
  return {
    ...asked,
    amountCents: convert(asked.amountCents),
    lines: asked.lines?.map((line) => ({ ...line, amountCents: convert(line.amountCents) })),
  }
}

/** A product is in an order once, so its id names its line as well as the line's own does. */
function lineIdOf(id: string, lines: readonly RefundableOrderLine[]): string {
  return lines.find(({ productId }) => String(productId) === id)?.id ?? id
}
