import { z } from 'zod'

/** What of the shop is looked at, in the order it is told. */
const PARTS = [
  ...(['database', 'mail', 'payments', 'files', 'cache'] as const),
  ...(['emails-to-send', 'payments-to-look-at', 'planned-changes'] as const),
] as const

/**
 * good: it does what it is for, right now. bad: it does not, and somebody has to look. off: it is not set up, and nothing
 * needs it.
 */
export const partCheck = z.object({
  part: z.enum(PARTS),
  state: z.enum(['good', 'bad', 'off']),
  /** What was found, for a screen to put into words. */
  finding: z.enum([
    ...(['answers', 'no-answer', 'migrations-missing', 'refused', 'cut-off', 'not-configured'] as const),
    ...(['disk-writable', 'disk-full', 'disk-closed', 'store-answers', 'on-time', 'late', 'none'] as const),
  ]),
  /** Which of them, or what it said, as whoever runs the server reads it: a bucket, a provider, a variable and its fault; free GB, minutes late. */
  detail: z.string(),
  tookMs: z.number().int(),
})

export type PartCheck = z.infer<typeof partCheck>
export type Finding = Omit<PartCheck, 'part' | 'tookMs'>

/** Longer than this nobody waits at a screen. */
const PATIENCE_MS = 6_000

/** Asks one part, with a stopwatch. What throws or takes too long did not answer. */
export async function askPart(part: PartCheck['part'], ask: () => Promise<Finding>): Promise<PartCheck> {
  const started = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, NO_ANSWER)
  })
  const finding = await Promise.race([ask().catch(() => NO_ANSWER), late]).finally(() => clearTimeout(timer))
  return { part, ...finding, tookMs: Math.round(performance.now() - started) }
}

const NO_ANSWER: Finding = { state: 'bad', finding: 'no-answer', detail: '' }
