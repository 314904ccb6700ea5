/**
 * The text of one member of a JSON object, exactly as it stands in the document. The signature covers the
 * bytes of an event, and parsing and writing it again would change them.
 */
export function rawMember(json: string, key: string): string | undefined {
  let at = skipSpace(json, 0)
  if (json[at] !== '{') return undefined
  at = skipSpace(json, at + 1)
  while (json[at] === '"') {
    const keyEnd = endOfString(json, at)
    const name: unknown = JSON.parse(json.slice(at, keyEnd))
    const valueStart = skipSpace(json, skipSpace(json, keyEnd) + 1)
    const valueEnd = endOfValue(json, valueStart)
    if (name === key) return json.slice(valueStart, valueEnd)
    at = skipSpace(json, valueEnd)
    if (json[at] !== ',') return undefined
    at = skipSpace(json, at + 1)
  }
  return undefined
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at += 1
  return at
}

function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function endOfValue(text: string, from: number): number {
  if (text[from] === '"') return endOfString(text, from)
  let at = from
  let depth = 0
  while (at < text.length) {
    const sign = text.charAt(at)
    if (sign === '"') {
      at = endOfString(text, at)
      continue
    }
    if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      if (depth === 0) return at
      depth -= 1
      if (depth === 0) return at + 1
    } else if (depth === 0 && ', \t\r\n'.includes(sign)) return at
    at += 1
  }
  return at
}
