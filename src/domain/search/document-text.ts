type Described = {
  type: string
  name?: string
  fields?: unknown
  tabs?: unknown
  blocks?: unknown
  hidden?: boolean
  access?: { read?: unknown }
  admin?: unknown
}

/** Addresses and the like: nobody looks for them by their letters. */
const NO_WORDS = new Set(['slug', 'href', 'url', 'meta', 'blockName', 'name', 'id'])

/**
 * Everything visitors read of a document, as its fields describe it: texts, lists, blocks, rich text. Nothing of a field
 * that is not everybody's to read, and nothing of other documents it points at.
 */
export function documentText(fields: readonly Described[], data: unknown): string {
  if (!isRecord(data)) return ''
  return fields
    .filter((field) => !isLeftOut(field))
    .flatMap((field) => partsOf(field, data))
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n')
}

function partsOf(field: Described, data: Record<string, unknown>): string[] {
  const inner = (field.fields ?? []) as readonly Described[]
  const value = field.name ? data[field.name] : undefined
  switch (field.type) {
    case 'text':
    case 'textarea':
      return typeof value === 'string' ? [value] : []
    case 'richText':
      return [richText(value)]
    case 'group':
      return [documentText(inner, field.name ? value : data)]
    case 'row':
    case 'collapsible':
      return [documentText(inner, data)]
    case 'tabs':
      return ((field.tabs ?? []) as Described[]).map((tab) =>
        documentText((tab.fields ?? []) as Described[], tab.name ? data[tab.name] : data),
      )
    case 'array':
      return rows(value).map((row) => documentText(inner, row))
    case 'blocks':
      return rows(value).map((row) => documentText(fieldsOfBlock(field, row), row))
    default:
      return []
  }
}

function isLeftOut({ name, hidden, access, admin }: Described): boolean {
  const isHidden = hidden || (isRecord(admin) && admin.hidden === true)
  return isHidden || access?.read !== undefined || (name !== undefined && NO_WORDS.has(name))
}

function fieldsOfBlock({ blocks }: Described, row: unknown): Described[] {
  const kinds = (blocks ?? []) as { slug: string; fields: Described[] }[]
  return isRecord(row) ? (kinds.find(({ slug }) => slug === row.blockType)?.fields ?? []) : []
}

/** The text of Lexical's nodes; a paragraph, a heading and an entry of a list end a line. */
function richText(value: unknown): string {
  if (!isRecord(value)) return ''
  if (typeof value.text === 'string') return value.text
  const children = rows(value.children ?? (isRecord(value.root) ? value.root.children : undefined))
  const isLine = ['paragraph', 'heading', 'listitem', 'quote'].includes(String(value.type))
  return children.map(richText).join('') + (isLine ? '\n' : '')
}

function rows(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
