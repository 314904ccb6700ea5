/**
 * Whether an approval that the provider shows after a refused capture is a new one. `refusedAt`: when the approval was given that
 * was refused and still stood afterwards; null when the provider withdrew it, so that any other is new.
 * What cannot be told apart is the old one: whoever heard "declined" is never charged for it.
 */
export function isApprovedAnew(refusedAt: Date | null, approvedAt: string | undefined): boolean {
  if (refusedAt === null) return true
  return approvedAt !== undefined && Date.parse(approvedAt) > refusedAt.getTime()
}
