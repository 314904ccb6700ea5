/** French of English sentences. A key with `{…}` stands for every sentence of that shape. */
export type Sentences = Readonly<Record<string, string>>

/**
 * A sentence of the API or of a rule in another language, as it was said where nobody translated it. Parts that vary are
 * carried over; a list of parts is translated part by part.
 */
export function translateSentence(sentence: string, sentences: Sentences): string {
  const exact = Object.hasOwn(sentences, sentence) ? sentences[sentence] : undefined
  if (exact !== undefined) return exact
  for (const [shape, translation] of Object.entries(sentences)) {
    const values = shape.includes('{') ? valuesIn(sentence, shape) : null
    if (values)
      return translation.replace(/\{(\w+)\}/g, (_, name: string) => inParts(values[name] ?? '', sentences))
  }
  return sentence
}

function inParts(value: string, sentences: Sentences): string {
  return value
    .split(', ')
    .map((part) => (Object.hasOwn(sentences, part) ? sentences[part] : part))
    .join(', ')
}

function valuesIn(sentence: string, shape: string): Record<string, string> | null {
  const pattern = shape
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.+)`)
  return new RegExp(`^${pattern}$`, 's').exec(sentence)?.groups ?? null
}
