import { isObject, type JsonObject, listAt, objectAt, textAt } from '../json'
import { fromMinor, toMinor } from '../money'
import type { PurchaseUnit, StoredOrder } from '../state'
import { escapeHtml, layout } from './layout'

const PARTS: Record<string, string> = {
  item_total: 'Subtotal',
  tax_total: 'Tax',
  shipping: 'Shipping',
  handling: 'Handling',
  insurance: 'Insurance',
  shipping_discount: 'Shipping discount',
  discount: 'Discount',
}

/** The page a buyer decides on: who is paid, for what, how much, and three buttons. */
export function decisionPage(order: StoredOrder, url: URL, fundingSource: string | null): string {
  const merchant = order.brandName ?? 'Test merchant'
  const card = fundingSource === 'card'
  const action = escapeHtml(`${url.pathname}${url.search}`)
  return layout(
    `Pay ${merchant}`,
    `<h1>PayPal simulator: pay ${escapeHtml(merchant)}</h1>
<p class="note">This page stands in for PayPal while the shop is tried out. Nothing you do here costs anything.</p>
${order.purchaseUnits.map(unitTable).join('\n')}
<form method="post" action="${action}">
${card ? cardFields() : ''}
<div class="choices">
<button class="first" type="submit" name="action" value="approve">Approve</button>
<button type="submit" name="action" value="cancel">Cancel</button>
<button type="submit" name="action" value="decline">Decline</button>
</div>
</form>
<p class="note"><strong>Approve</strong> agrees to the payment. <strong>Cancel</strong> goes back to the shop without
paying. <strong>Decline</strong> agrees too, but the bank will refuse the payment.</p>`,
  )
}

function unitTable(unit: PurchaseUnit): string {
  const items = (listAt(unit, 'items') ?? []).filter(isObject)
  const breakdown = objectAt(unit.amount, 'breakdown') ?? {}
  const parts = Object.keys(PARTS).filter((key) => isObject(breakdown[key]))
  return `<table>
<caption>${escapeHtml(textAt(unit, 'description') ?? 'Your order')}</caption>
<tbody>
${items.map(itemRow).join('\n')}
${parts.map((key) => row(PARTS[key] ?? key, money(objectAt(breakdown, key), key.endsWith('discount')))).join('\n')}
</tbody>
<tfoot>${row('Total', money(unit.amount))}</tfoot>
</table>`
}

function itemRow(item: JsonObject): string {
  const quantity = textAt(item, 'quantity') ?? '1'
  const times = quantity === '1' ? '' : ` × ${quantity}`
  const unit = objectAt(item, 'unit_amount')
  const currency = textAt(unit, 'currency_code') ?? ''
  const line = fromMinor(toMinor(textAt(unit, 'value') ?? '0', currency) * BigInt(quantity), currency)
  return row(`${textAt(item, 'name') ?? ''}${times}`, money({ ...line }))
}

function row(label: string, value: string): string {
  return `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`
}

function money(amount: JsonObject | undefined, subtracted = false): string {
  return `${subtracted ? '−' : ''}${textAt(amount, 'value') ?? '0'} ${textAt(amount, 'currency_code') ?? ''}`
}

/** Without names, so the browser does not even send them: nothing is checked and nothing is kept. */
function cardFields(): string {
  return `<h2>Card</h2>
<p class="note">A test card is filled in already. It is neither checked nor kept.</p>
<label>Card number <input inputmode="numeric" autocomplete="off" value="4111 1111 1111 1111"></label>
<label>Expires <input autocomplete="off" value="12/34"></label>
<label>Security code <input inputmode="numeric" autocomplete="off" value="123"></label>`
}
