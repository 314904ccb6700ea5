/** No letter that looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code such as `7Q2M-K9XD-04TR` out of 12 random bytes: 60 bits. */
export function recoveryCode(random: Uint8Array): string {
  const letters = [...random.subarray(0, 12)].map((byte) => ALPHABET[byte % 32] ?? '')
  if (letters.length !== 12) throw new RangeError('a recovery code needs 12 random bytes')
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].map((four) => four.join('')).join('-')
}

/** What somebody typed as it was shown, whatever they made of case, spaces and look-alikes; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (plain.length !== 12 || [...plain].some((letter) => !ALPHABET.includes(letter))) return null
  return `${plain.slice(0, 4)}-${plain.slice(4, 8)}-${plain.slice(8)}`
}
