export type RefundScope = 'all' | 'lines' | 'amount'
export type AccessChoice = '' | 'end' | 'keep'

export type RefundForm = {
  scope: RefundScope
  amount: string
  /** By the id of the order's line. */
  lines: Record<string, { isChosen: boolean; amount: string; access: AccessChoice }>
}

export type RefundFormRequest = {
  lines?: (string | { id: string; amount?: string; endAccess?: boolean })[]
  amount?: string
  endAccess?: boolean
}

/**
 * What the refund dialog asks the server for. Lines: those that are ticked, whole unless an amount is given; a choice
 * about access of a line goes with it. Null while the form asks for nothing.
 */
export function toRefundRequest(
  { scope, amount, lines }: RefundForm,
  wholeAccess: AccessChoice,
): RefundFormRequest | null {
  const endAccess = wholeAccess === '' ? {} : { endAccess: wholeAccess === 'end' }
  if (scope === 'all') return endAccess
  if (scope === 'amount') return amount.trim() === '' ? null : { amount: amount.trim(), ...endAccess }
  const chosen = Object.entries(lines).filter(([, { isChosen }]) => isChosen)
  if (chosen.length === 0) return null
  return {
    lines: chosen.map(([id, line]) => ({
      id,
      ...(line.amount.trim() === '' ? {} : { amount: line.amount.trim() }),
      ...(line.access === '' ? {} : { endAccess: line.access === 'end' }),
    })),
  }
}
