import type { Answer } from './check-answers'

/** What a message is scored by. */
export type SpamSignals = {
  answers: readonly Pick<Answer, 'value'>[]
  /** Something stood in the input people do not see. */
  isHoneypotFilled: boolean
  /** From seeing the form to sending it, as the page says; null when it says nothing. */
  elapsedMs: number | null
  /** How often the very same was sent within the last hour. */
  repeats: number
  /** More came from its network in a short time than people there would send. */
  isCrowded?: boolean
  isSignedIn: boolean
}

/** Why a message counts as spam, as staff read it. */
export const SPAM_REASONS = {
  honeypot: 'An input was filled in that people do not see',
  fast: 'Sent faster than anybody can type',
  links: 'Several links',
  markup: 'Written as code of a web page or forum',
  repeated: 'The same was sent again and again',
  crowded: 'Very many messages came from the same network',
} as const

export type SpamReason = keyof typeof SPAM_REASONS

/** From here on a message is spam. Haste, markup or a few links alone are not enough: people paste, and browsers fill in. */
const SPAM_SCORE = 60

const FASTEST_MS = 3_000

/**
 * How much of a message looks like spam, and why. A guess: what counts as spam is kept and shown to staff, and only its
 * mails stay away. Whoever is signed in has the benefit of the doubt.
 */
export function scoreSpam(signals: SpamSignals): { score: number; reasons: SpamReason[]; isSpam: boolean } {
  const found = Object.entries(weights(signals)).filter(([, weight]) => weight > 0)
  const sum = found.reduce((total, [, weight]) => total + weight, 0)
  const score = Math.max(0, sum - (signals.isSignedIn ? 30 : 0))
  return { score, reasons: found.map(([reason]) => reason as SpamReason), isSpam: score >= SPAM_SCORE }
}

function weights({
  answers,
  isHoneypotFilled,
  elapsedMs,
  repeats,
  isCrowded = false,
}: SpamSignals): Record<SpamReason, number> {
  const text = answers.map(({ value }) => value).join('\n')
  const links = text.match(/\b(?:https?:\/\/|www\.)\S/gi)?.length ?? 0
  return {
    honeypot: isHoneypotFilled ? 100 : 0,
    fast: elapsedMs !== null && elapsedMs < FASTEST_MS ? 40 : 0,
    // One link may be what the message is about.
    links: Math.min(80, Math.max(0, links - 1) * 20),
    markup: /<a\s|<\/a>|\[url\b|\[link\b/i.test(text) ? 40 : 0,
    repeated: repeats >= 3 ? 60 : repeats === 2 ? 30 : 0,
    crowded: isCrowded ? 60 : 0,
  }
}
