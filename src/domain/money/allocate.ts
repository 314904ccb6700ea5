import { assertCents } from './money'

/**
 * Splits an amount over lines in proportion to their weights, in whole cents.
 * The parts always sum to the total, no part exceeds its line, a line of weight 0 gets 0.
 * Cents left over go to the largest remainders, earlier lines first.
 * Throws RangeError when the total is more than the lines can carry.
 */
export function allocate(totalCents: number, weightsCents: readonly number[]): number[] {
  for (const cents of [totalCents, ...weightsCents]) assertNotNegative(cents)
  const total = BigInt(totalCents)
  const carried = weightsCents.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (total > carried) throw new RangeError(`Cannot spread ${totalCents} cents over lines worth ${carried}`)
  if (total === 0n) return weightsCents.map(() => 0)

  const shares = weightsCents.map((weight, line) => {
    const exact = total * BigInt(weight)
    return { line, cents: exact / carried, remainder: exact % carried }
  })
  const leftOver = total - shares.reduce((sum, share) => sum + share.cents, 0n)
  const receivesOneMore = new Set(
    shares
      .toSorted((a, b) => compare(b.remainder, a.remainder))
      .slice(0, Number(leftOver))
      .map((share) => share.line),
  )
  return shares.map((share) => Number(share.cents) + (receivesOneMore.has(share.line) ? 1 : 0))
}

function assertNotNegative(cents: number): void {
  assertCents(cents)
  if (cents < 0) throw new RangeError(`Cannot allocate a negative amount: ${cents}`)
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}
