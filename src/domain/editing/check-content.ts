/** What a check of a page's content can find. */
export type ContentProblem =
  | 'empty-heading'
  | 'heading-level'
  | 'vague-link'
  | 'bare-address'
  | 'picture-without-words'
  | 'picture-named-as-file'
  | 'film-without-captions'

/** `block` is the place of the block on the page, from 1; 0 for what is in no block. */
export type ContentFinding = { problem: ContentProblem; block: number; words: string }

/** What pictures are said to show, by their ids; undefined for one that is not known. */
export type PictureWords = (id: string) => string | undefined

type Block = { blockType?: unknown; [field: string]: unknown }

/**
 * What would keep somebody from reading a page with a screen reader, or at all: pictures without words, headings out of order,
 * links that say nothing by themselves, films without captions. `blocks` as the editor has them, pictures by id or whole.
 */
export function checkContent(blocks: readonly Block[], wordsOf: PictureWords): ContentFinding[] {
  return blocks.flatMap((block, place) => {
    const found = (problem: ContentProblem, words = ''): ContentFinding => ({
      problem,
      block: place + 1,
      words,
    })
    return [
      ...('heading' in block && HEADED.has(String(block.blockType)) && !text(block.heading)
        ? [found('empty-heading')]
        : []),
      ...(block.blockType === 'video' && block.film && !block.captions
        ? [found('film-without-captions')]
        : []),
      ...pictureIds(block).flatMap((id) => aboutPicture(id, wordsOf(id)).map((each) => found(each))),
      ...linksIn(block).flatMap((words) => aboutLink(words).map((each) => found(each, words))),
      ...skippedHeadings(block).map((words) => found('heading-level', words)),
    ]
  })
}

/** The ids of all pictures in these blocks. */
export function picturesIn(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap(pictureIds))]
}

const HEADED: ReadonlySet<string> = new Set([
  'hero',
  'form',
  'questions',
  'steps',
  'feature-list',
  'team',
  'testimonials',
])

const VAGUE =
  /^(click |cliquez )?(here|ici)$|^(read|learn|see) more$|^more$|^link$|^(en savoir|lire|voir) plus$|^plus$|^lien$|^cliquez$|^click$/

function aboutLink(words: string): ContentProblem[] {
  const said = words
    .trim()
    .toLowerCase()
    .replace(/[.…!»“”"]+$/, '')
  if (/^(https?:\/\/|www\.)/.test(said)) return ['bare-address']
  return VAGUE.test(said) ? ['vague-link'] : []
}

function aboutPicture(_: string, words: string | undefined): ContentProblem[] {
  if (words === undefined) return []
  if (words.trim() === '') return ['picture-without-words']
  return /\.(jpe?g|png|webp|avif|gif)$|^(img|dsc|image)[_-]?\d+/i.test(words.trim())
    ? ['picture-named-as-file']
    : []
}

type Node = {
  type?: unknown
  tag?: unknown
  text?: unknown
  children?: unknown
  value?: unknown
  relationTo?: unknown
}

/** Every node of rich text in a block, wherever it stands, in the order it is read. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'type' in value && 'version' in value ? [value as Node] : []
  return [...own, ...Object.values(value).flatMap(nodesIn)]
}

function pictureIds(block: Block): string[] {
  const uploads = nodesIn(block).filter(({ type, relationTo }) => type === 'upload' && relationTo === 'media')
  const fields = PICTURE_FIELDS.flatMap((name) => [block[name], ...rowsOf(block).map((row) => row[name])])
  return [...fields, ...uploads.map(({ value }) => value)].flatMap((picture) => idOf(picture) ?? [])
}

const PICTURE_FIELDS = ['image'] as const

function rowsOf(block: Block): Record<string, unknown>[] {
  return Object.values(block).flatMap((value) =>
    Array.isArray(value)
      ? value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
      : [],
  )
}

function idOf(picture: unknown): string | null {
  if (typeof picture === 'string' && picture !== '') return picture
  if (typeof picture === 'object' && picture !== null && 'id' in picture) return String(picture.id)
  return null
}

function linksIn(block: Block): string[] {
  const inText = nodesIn(block)
    .filter(({ type }) => type === 'link' || type === 'autolink')
    .map(wordsIn)
  const actions = Array.isArray(block.actions)
    ? block.actions.map((action) => text(Object(action).label))
    : []
  return [...inText, ...actions].filter((words) => words !== '')
}

/** A block stands under a heading of the second level: its text begins with the second or third, and skips none. */
function skippedHeadings(block: Block): string[] {
  let before = 2
  return nodesIn(block)
    .filter(({ type }) => type === 'heading')
    .flatMap((node) => {
      const level = Number(String(node.tag ?? '').slice(1))
      const isSkipped = level === 1 || level > before + 1
      before = level
      return isSkipped ? [wordsIn(node)] : []
    })
}

function wordsIn(node: Node): string {
  return nodesIn(node.children ?? [])
    .map((each) => (typeof each.text === 'string' ? each.text : ''))
    .join('')
    .trim()
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
