const MOST_CHARACTERS = 2_000

/**
 * A statement as a trace may show it: its verb and table, the name it was prepared under, and its text with every value
 * taken out, those that were written into it too.
 */
export function describeStatement(said: unknown): { name: string; attributes: Record<string, string> } {
  const { text = '', name } = (typeof said === 'string' ? { text: said } : said) as {
    text?: string
    name?: string
  }
  const bare = withoutValues(text).slice(0, MOST_CHARACTERS)
  const verb = /^[\s(]*(\w+)/.exec(bare)?.[1]?.toUpperCase() ?? 'SQL'
  const table = /\b(?:FROM|INTO|UPDATE)\s+(?:ONLY\s+)?"?(\w+)/i.exec(bare)?.[1]
  return {
    name: table ? `${verb} ${table}` : verb,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.query.text': bare,
      ...(table ? { 'db.collection.name': table } : {}),
      ...(name ? { 'shop.statement': name } : {}),
    },
  }
}

/** Texts and numbers become `?`; `$1` and names with digits in them stay. */
function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/(?<![\w$"])\d+(?:\.\d+)?/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
}
