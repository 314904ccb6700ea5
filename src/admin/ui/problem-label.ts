import { formatCad } from '@/src/domain/money/money'

/** What is wrong with a payment, as staff read it: amounts in dollars, though the shop counts in cents. */
export function problemLabel(problem: string): string {
  return problem.replace(
    /^(\d+|no) cents instead of (\d+)$/,
    (_, came: string, expected: string) =>
      `${came === 'no' ? 'No amount' : formatCad(Number(came))} came instead of ${formatCad(Number(expected))}`,
  )
}
