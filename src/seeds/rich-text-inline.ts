export interface TextNode {
  type: 'text'
  text: string
  /** Lexical's bit field: 0 plain, 1 bold, 2 italic. */
  format: 0 | 1 | 2
  detail: 0
  mode: 'normal'
  style: ''
  version: 1
}

export interface LinkNode {
  type: 'link'
  children: TextNode[]
  fields: { linkType: 'custom'; url: string; newTab: false }
  direction: 'ltr'
  format: ''
  indent: 0
  version: 3
}

export type InlineNode = TextNode | LinkNode

const MARK = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g

/** `**bold**`, `*italic*` and `[text](address)` in running text. Throws when a mark is left open. */
export function parseInline(text: string): InlineNode[] {
  const nodes: InlineNode[] = []
  let from = 0
  for (const match of text.matchAll(MARK)) {
    nodes.push(...plain(text.slice(from, match.index)), marked(match.groups ?? {}))
    from = match.index + match[0].length
  }
  return [...nodes, ...plain(text.slice(from))]
}

function plain(text: string): TextNode[] {
  if (text.includes('*') || text.includes(']('))
    throw new Error(`A mark is left open in a seed text: ${text}`)
  return text === '' ? [] : [textNode(text, 0)]
}

function marked({ bold, italic, label, url }: Record<string, string | undefined>): InlineNode {
  if (label !== undefined && url !== undefined) return linkNode(label, url)
  return bold !== undefined ? textNode(bold, 1) : textNode(italic ?? '', 2)
}

function textNode(text: string, format: TextNode['format']): TextNode {
  return { type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 }
}

function linkNode(label: string, url: string): LinkNode {
  return {
    type: 'link',
    children: [textNode(label, 0)],
    fields: { linkType: 'custom', url, newTab: false },
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 3,
  }
}
