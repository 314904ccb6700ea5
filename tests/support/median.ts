/** The value in the middle; of an even number of them, the upper of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** The median of each kind; prints them, for whoever wants more than "within the limit". */
export function mediansOf(values: Record<string, number[]>): number[] {
  const medians = Object.entries(values).map(([kind, each]) => [kind, median(each)] as const)
  process.stdout.write(`${medians.map(([kind, value]) => `${kind}: ${value.toFixed(2)} ms`).join(', ')}\n`)
  return medians.map(([, value]) => value)
}
