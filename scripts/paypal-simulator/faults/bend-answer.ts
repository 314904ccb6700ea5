import { isObject, type Json, type JsonObject, listAt, objectAt } from '../json'
import type { Fault } from './fault-queue'

/** Returns a copy of an order, capture or refund answer that says something else than the truth. */
export function bendAnswer(body: Json | undefined, fault: Fault): Json | undefined {
  if (!isObject(body)) return body
  const bent = structuredClone(body)
  switch (fault.fault) {
    case 'no-link':
      delete bent.links
      return bent
    case 'bad-link':
      bendLinks(bent, (link) => ({
        ...link,
        href: fault.href ?? 'https://paypal.example.net/checkoutnow?token=X',
      }))
      return bent
    case 'approve-link':
      bent.status = 'CREATED'
      bendLinks(bent, (link) => ({ ...link, rel: 'approve' }))
      return bent
    case 'missing-fields':
      return {}
    case 'extra-fields':
      return { ...bent, brand_new_field: { nested: [1, null, 'text'] } }
    case 'unknown-status':
      return withStatus(bent, 'SOMETHING_NEW')
    case 'pending':
      return withStatus(bent, 'PENDING')
    case 'declined':
      return withStatus(bent, 'DECLINED')
    case 'amount':
      for (const part of moneyHolders(bent)) {
        if (isObject(part.amount)) part.amount = { ...part.amount, ...otherMoney(fault) }
      }
      return bent
    case 'foreign-ids':
      for (const part of moneyHolders(bent)) Object.assign(part, otherIds(fault))
      return bent
    default:
      return bent
  }
}

export function otherMoney(fault: Fault): JsonObject {
  return { value: fault.value ?? '0.01', ...(fault.currency ? { currency_code: fault.currency } : {}) }
}

export function otherIds(fault: Fault): JsonObject {
  return {
    custom_id: fault.customId ?? 'somebody-elses-attempt',
    invoice_id: fault.invoiceId ?? 'SOMEBODY-ELSES-INVOICE',
    payee: { email_address: 'stranger@simulator.example', merchant_id: fault.merchantId ?? 'STRANGERMERCH' },
  }
}

function bendLinks(body: JsonObject, bend: (link: JsonObject) => JsonObject): void {
  const links = listAt(body, 'links') ?? []
  body.links = links.map((link) =>
    isObject(link) && (link.rel === 'payer-action' || link.rel === 'approve') ? bend(link) : link,
  )
}

/** The captures of an order; the resource itself when it is a capture or a refund; the order when unpaid. */
function withStatus(body: JsonObject, status: string): JsonObject {
  const captures = capturesIn(body)
  for (const capture of captures) capture.status = status
  if (captures.length === 0) body.status = status
  return body
}

function moneyHolders(body: JsonObject): JsonObject[] {
  const units = (listAt(body, 'purchase_units') ?? []).filter(isObject)
  return units.length > 0 ? [...units, ...capturesIn(body)] : [body]
}

function capturesIn(body: JsonObject): JsonObject[] {
  return (listAt(body, 'purchase_units') ?? [])
    .filter(isObject)
    .flatMap((unit) => listAt(objectAt(unit, 'payments'), 'captures') ?? [])
    .filter(isObject)
}
