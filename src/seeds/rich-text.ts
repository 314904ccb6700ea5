import { type InlineNode, parseInline } from './rich-text-inline'

/** Payload's Lexical document, as far as the seeds write it. */
export interface RichText {
  [key: string]: unknown
  root: {
    type: 'root'
    children: BlockNode[]
    direction: 'ltr'
    format: ''
    indent: 0
    version: 1
  }
}

export type BlockNode = ParagraphNode | HeadingNode | QuoteNode | ListNode

const FRAME = { direction: 'ltr', format: '', indent: 0, version: 1 } as const
type Frame = typeof FRAME

type ParagraphNode = Frame & { type: 'paragraph'; textFormat: 0; textStyle: ''; children: InlineNode[] }
type HeadingNode = Frame & { type: 'heading'; tag: 'h2' | 'h3'; children: InlineNode[] }
type QuoteNode = Frame & { type: 'quote'; children: InlineNode[] }
type ListNode = Frame & {
  type: 'list'
  tag: 'ul' | 'ol'
  listType: 'bullet' | 'number'
  start: 1
  children: ListItemNode[]
}
type ListItemNode = Frame & { type: 'listitem'; value: number; children: InlineNode[] }

/**
 * Turns the seeds' authoring format into Lexical JSON: `## ` and `### ` headings, `- ` and `1. ` lists, `> ` quotes,
 * paragraphs parted by an empty line, and inline `**bold**`, `*italic*`, `[text](address)`.
 * Throws on what it does not know (a `# ` heading, an unclosed mark), so that a slip shows at once and not on a page.
 */
export function toRichText(source: string): RichText {
  const children = source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((chunk) => toBlocks(chunk.split('\n').map((line) => line.trim())))
  return { root: { type: 'root', children, ...FRAME } }
}

/** One chunk between empty lines. A list may follow its introduction without an empty line. */
function toBlocks(lines: string[]): BlockNode[] {
  const blocks: BlockNode[] = []
  let rest = lines.filter((line) => line !== '')
  while (rest.length > 0) {
    const kind = kindOf(rest[0] ?? '')
    const end = kind === 'heading' ? 1 : rest.findIndex((line) => kindOf(line) !== kind)
    const taken = end === -1 ? rest : rest.slice(0, end)
    blocks.push(BUILDERS[kind](taken))
    rest = rest.slice(taken.length)
  }
  return blocks
}

type Kind = 'heading' | 'bullet' | 'number' | 'quote' | 'paragraph'

function kindOf(line: string): Kind {
  if (/^#/.test(line)) return 'heading'
  if (/^- /.test(line)) return 'bullet'
  if (/^\d+\. /.test(line)) return 'number'
  return line.startsWith('> ') ? 'quote' : 'paragraph'
}

const BUILDERS = {
  heading,
  bullet: (lines) => list('ul', 'bullet', lines),
  number: (lines) => list('ol', 'number', lines),
  quote: (lines) => ({
    type: 'quote',
    children: parseInline(lines.map((line) => line.slice(2)).join(' ')),
    ...FRAME,
  }),
  paragraph: (lines) => ({
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: parseInline(lines.join(' ')),
    ...FRAME,
  }),
} satisfies Record<Kind, (lines: string[]) => BlockNode>

function heading([line = '']: string[]): HeadingNode {
  const match = /^(#{2,3}) (.+)$/.exec(line)
  if (!match) throw new Error(`Headings in seed texts are "## " or "### ": ${line}`)
  const tag = match[1] === '##' ? 'h2' : 'h3'
  return { type: 'heading', tag, children: parseInline(match[2] ?? ''), ...FRAME }
}

function list(tag: 'ul' | 'ol', listType: 'bullet' | 'number', lines: string[]): ListNode {
  const children = lines.map(
    (line, index): ListItemNode => ({
      type: 'listitem',
      value: index + 1,
      children: parseInline(line.replace(/^(- |\d+\. )/, '')),
      ...FRAME,
    }),
  )
  return { type: 'list', tag, listType, start: 1, children, ...FRAME }
}
