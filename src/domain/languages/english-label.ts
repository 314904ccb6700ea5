/** A label in English, whether it is written once or in each language; null for none, and for one that is made as it is shown. */
export function englishLabel(label: unknown): string | null {
  if (typeof label === 'string') return label
  const english = typeof label === 'object' && label !== null && 'en' in label ? label.en : null
  return typeof english === 'string' ? english : null
}
