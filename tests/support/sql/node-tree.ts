/** What PostgreSQL understood of a statement (`pg_node_tree`): its own parse tree, names looked up and types decided. */
export type Tree = null | string | number[] | Tree[] | PgNode
export type PgNode = { kind: string; fields: Record<string, Tree> }

/** Reads `{VAR :varno 1 …}`, `(… …)`, `<>`, words, and the bytes of a constant (`8 [ 1 0 … ]`). */
export function parseNodeTree(text: string): Tree {
  const tokens = text.match(/[{}()[\]]|(?:\\[\s\S]|[^\s{}()[\]\\])+/g) ?? []
  let at = 0
  const next = () => tokens[at++] ?? ''

  function value(): Tree {
    const token = next()
    if (token === '{') return node()
    if (token === '(') return until(')')
    if (token === '<>') return null
    if (tokens[at] === '[') {
      at++
      return until(']').map(Number)
    }
    return token.replaceAll(/\\([\s\S])/g, '$1')
  }

  function until(end: string): Tree[] {
    const found: Tree[] = []
    while (tokens[at] !== end) {
      if (at >= tokens.length) throw new Error('the tree ends too early')
      found.push(value())
    }
    at++
    return found
  }

  function node(): PgNode {
    const kind = next()
    const fields: Record<string, Tree> = {}
    while (tokens[at] !== '}') {
      if (at >= tokens.length) throw new Error('the tree ends too early')
      fields[next().slice(1)] = value()
    }
    at++
    return { kind, fields }
  }

  return value()
}

export function isNode(tree: Tree | undefined): tree is PgNode {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree)
}

export function nodeIn({ fields }: PgNode, name: string): PgNode | null {
  const found = fields[name]
  return isNode(found) ? found : null
}

export function nodesIn({ fields }: PgNode, name: string): PgNode[] {
  const found = fields[name]
  return Array.isArray(found) ? (found as Tree[]).filter(isNode) : []
}

export function numberIn({ fields }: PgNode, name: string): number {
  return Number(fields[name])
}

export function wordIn({ fields }: PgNode, name: string): string {
  const found = fields[name]
  return typeof found === 'string' ? found : ''
}

/** A list of plain words or numbers: `("id" "name")`, `(b 1 2)`, `(o 2950)`. */
export function wordsIn({ fields }: PgNode, name: string): string[] {
  const found = fields[name]
  if (!Array.isArray(found)) return []
  const words = (found as Tree[]).filter((each) => typeof each === 'string')
  return /^[bio]$/.test(words[0] ?? '') && !words[0]?.startsWith('"') ? words.slice(1) : words.map(unquote)
}

const unquote = (word: string) => word.replace(/^"|"$/g, '')
