/** What went wrong with a delivery: the mail server’s own message where it had any. */
export function describeFailure(error: unknown): { problem: string; isFinal: boolean } {
  const problem = error instanceof Error ? error.message : String(error)
  return { problem, isFinal: isRefusal(error) }
}

/**
 * The server refused this recipient or this mail for good (5xx, RFC 5321 4.2.1): trying again would only annoy it.
 * A refusal of us (sign-in, sender) is a fault of the settings, and is tried again while somebody mends them.
 */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  const isForGood = typeof responseCode === 'number' && responseCode >= 500 && responseCode <= 599
  return isForGood && (command === 'RCPT TO' || command === 'DATA')
}
