import { parseDollars } from './money'

/** A price as people type it: `49`, `$49.00`, `49,00 $`. Whole cents, never below nothing; null for anything else. */
export function typedPrice(typed: string | number): number | null {
  const plain = String(typed)
    .replace(/[\s\u00a0$]|CAD/gi, '')
    .replace(',', '.')
  return plain === '' ? null : parseDollars(plain)
}
