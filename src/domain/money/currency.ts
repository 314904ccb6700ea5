/** The currency of a shop that says nothing else (Specification 9). */
export const CURRENCY = 'CAD'

/** Payments in them take no decimals, whatever the standard says: nobody has coins for them. */
const WITHOUT_DECIMALS = new Set(['HUF', 'TWD'])

const known = new Map<string, number>()

/** How many decimals amounts of a currency have: 2 for CAD, 0 for JPY. The smallest unit is what amounts are counted in. */
export function decimalsOf(currency: string): number {
  const found = known.get(currency) ?? decimalsIn(currency)
  known.set(currency, found)
  return found
}

/** Why a shop cannot have such a currency, in one sentence; null when it can. */
export function currencyProblem(currency: string): string | null {
  if (!Intl.supportedValuesOf('currency').includes(currency))
    return `"${currency}" is no currency. Use its three letters, such as USD`
  const decimals = decimalsOf(currency)
  if (decimals === 0 || decimals === 2) return null
  return `amounts in ${currency} have ${decimals} decimals; the shop counts in hundredths or in whole units`
}

function decimalsIn(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}
