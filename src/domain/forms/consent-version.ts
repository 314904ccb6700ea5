/** What somebody agreed to with a form: the words as they read them, and the short mark of just these words. */
export type GivenConsent = { field: string; given: boolean; text: string; version: string; locale: string }

type Words = { label?: string | null; text?: string | null }

/** The words of a box of consent, as they are kept with the proof. */
export function consentWords({ label, text }: Words): string {
  return [label, text]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('\n\n')
}

/**
 * A short mark of these very words (FNV-1a, 64 bits, made from their UTF-16 units): other words have another. The words themselves are kept beside it, so
 * that it needs not withstand anybody; it tells whether a page showed what is asked now.
 */
export function consentVersion(words: Words): string {
  let hash = 0xcbf29ce484222325n
  for (const unit of consentWords(words).split('')) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(unit.charCodeAt(0))) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
