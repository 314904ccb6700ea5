import { allocate } from '../money/allocate'

/** A line of a paid order, and what of it can still be given back. */
export interface RefundableLine {
  readonly id: string
  readonly totalCents: number
  readonly leftCents: number
}

/** What staff ask for: certain lines, an amount, both, or (neither) everything that is left. */
export interface RefundFormRequest {
  readonly lines?: readonly { readonly id: string; readonly amountCents?: number | undefined }[] | undefined
  readonly amountCents?: number | undefined
}

export interface RefundPart {
  readonly id: string
  readonly amountCents: number
}

/** `too-large`: more than is left, in all or of a line. `impossible`: nothing to give back, or an unknown line. */
export type SplitRefund =
  | { readonly kind: 'split'; readonly amountCents: number; readonly parts: readonly RefundPart[] }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'impossible' }

/**
 * Spreads a refund over the lines of an order, to the cent: named lines get their amount, or all that is left of them;
 * an amount without lines is spread over what is left of each. A refund of everything that is left touches the lines
 * that cost nothing, too, since it ends them as well.
 */
export function splitRefund(lines: readonly RefundableLine[], input: RefundFormRequest): SplitRefund {
  const left = sum(lines.map(({ leftCents }) => leftCents))
  const chosen = choose(lines, input)
  if (!chosen) return { kind: 'impossible' }
  const isTooMuchOfOne = chosen.some(({ leftCents, amountCents = 0 }) => amountCents > leftCents)
  const parts = isTooMuchOfOne ? null : spread(chosen, input.amountCents)
  if (!parts) return left === 0 ? { kind: 'impossible' } : { kind: 'too-large' }
  const amountCents = sum(parts.map((part) => part.amountCents))
  if (amountCents === 0) return { kind: 'impossible' }
  if (amountCents === left) return { kind: 'split', amountCents, parts: everything(lines) }
  return { kind: 'split', amountCents, parts: parts.filter((part) => part.amountCents > 0) }
}

function everything(lines: readonly RefundableLine[]): RefundPart[] {
  return lines
    .filter(({ leftCents, totalCents }) => leftCents > 0 || totalCents === 0)
    .map(({ id, leftCents }) => ({ id, amountCents: leftCents }))
}

type Chosen = RefundableLine & { readonly amountCents?: number | undefined }

/** The lines that are meant; null when one is not of this order, or is named twice. */
function choose(lines: readonly RefundableLine[], { lines: requested }: RefundFormRequest): Chosen[] | null {
  if (!requested) return [...lines]
  const chosen = requested.flatMap(({ id, amountCents }) =>
    lines.filter((line) => line.id === id).map((line) => ({ ...line, amountCents })),
  )
  const isClear =
    chosen.length === requested.length && new Set(chosen.map(({ id }) => id)).size === chosen.length
  return isClear ? chosen : null
}

/** Amounts of lines are taken as they are; a total is spread over the others. Null when they cannot carry it. */
function spread(chosen: readonly Chosen[], total: number | undefined): RefundPart[] | null {
  if (total === undefined) {
    return chosen.map(({ id, amountCents, leftCents }) => ({ id, amountCents: amountCents ?? leftCents }))
  }
  const fixed = sum(chosen.map(({ amountCents }) => amountCents ?? 0))
  const weights = chosen.map(({ amountCents, leftCents }) => (amountCents === undefined ? leftCents : 0))
  if (total < fixed || total - fixed > sum(weights)) return null
  const shares = allocate(total - fixed, weights)
  return chosen.map(({ id, amountCents }, index) => ({ id, amountCents: amountCents ?? shares[index] ?? 0 }))
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0)
}
