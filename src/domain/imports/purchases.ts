import { readDay } from './read-day'

/** Something bought in the older system; `boughtAt` is an ISO date, or null when the file does not say. */
export type Purchase = { sku: string; productId: string; boughtAt: string | null }

/** `SKU-1; SKU-2@2023-05-01`: skus separated by semicolons, each with the day it was bought if that is known. */
export function readPurchases(
  text: string,
  { skus, today }: { skus: ReadonlyMap<string, string>; today: Date },
): { purchases: Purchase[] } | { refusal: string } {
  const purchases = new Map<string, Purchase>()
  for (const part of text.split(';').map((each) => each.trim())) {
    if (!part) continue
    const at = part.lastIndexOf('@')
    const sku = (at < 0 ? part : part.slice(0, at)).trim()
    const productId = skus.get(sku.toLowerCase())
    if (!productId) return { refusal: `unknown sku: ${sku}` }
    const boughtAt = at < 0 ? null : readDay(part.slice(at + 1).trim(), today)
    if (at >= 0 && !boughtAt) return { refusal: `not a past date: ${part}` }
    const before = purchases.get(productId)
    if (!before || (boughtAt && (!before.boughtAt || boughtAt < before.boughtAt))) {
      purchases.set(productId, { sku: sku.toLowerCase(), productId, boughtAt })
    }
  }
  return { purchases: [...purchases.values()] }
}
