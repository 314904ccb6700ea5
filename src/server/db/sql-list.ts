/** Words of our own as a list in SQL, `'a', 'b'`; anything but plain words is refused, so that no text of others gets in. */
export function sqlList(words: readonly string[]): string {
  if (!words.every((word) => /^[a-z-]+$/.test(word))) throw new RangeError(`No plain words: ${words}`)
  return words.map((word) => `'${word}'`).join(', ')
}
