/** What a shop may switch off in its system settings; payment by invoice has its own switch beside the terms of invoices. */
export const OFFERS = ['gifts', 'groups', 'discounts', 'newsletter'] as const

export type Offer = (typeof OFFERS)[number]
export type Offers = Record<Offer, boolean>

/** What is stored, as it holds: only what was switched off is off. */
export function offersOf(stored: Partial<Record<Offer, boolean | null>> | null | undefined): Offers {
  const isOn = (what: Offer) => stored?.[what] !== false
  return {
    gifts: isOn('gifts'),
    groups: isOn('groups'),
    discounts: isOn('discounts'),
    newsletter: isOn('newsletter'),
  }
}
