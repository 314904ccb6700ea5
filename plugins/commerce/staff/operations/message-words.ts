/** An e-mail's key as words: order-receipt → Order receipt. */
export function messageWords(key: string): string {
  const words = key.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
