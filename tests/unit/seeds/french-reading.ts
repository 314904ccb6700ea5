import type { BlockSeed } from '@/src/seeds/blocks'
import { toRichText } from '@/src/seeds/rich-text'
import { hrefsIn, inlineHrefs } from './content-reading'

type Pair = [english: string, french: string]

/** What of a seed no reader reads. */
const NOT_TEXT = new Set(['block', 'picture', 'form', 'kind', 'href', 'style', 'imageSide'])
const CODES = new Set([
  'look',
  'slug',
  'address',
  'key',
  'name',
  'limit',
  'email',
  'phone',
  'minutes',
  'downloads',
  'scale',
])

/** What both languages share of a page: kinds of blocks, pictures, forms, addresses, numbers of items. */
export function framesOf(blocks: readonly BlockSeed[]): unknown[] {
  return blocks.map((block) => ({
    ...Object.fromEntries(Object.entries(block).map(([name, value]) => [name, frameOfField(name, value)])),
    hrefs: hrefsIn(block),
    text: 'content' in block ? frameOfText(block.content) : [],
  }))
}

function frameOfField(name: string, value: unknown): unknown {
  if (NOT_TEXT.has(name) || CODES.has(name)) return value
  return Array.isArray(value) ? value.length : 'text'
}

/** The headings, paragraphs, lists and links of a text, without its words. */
export function frameOfText(text: string): unknown[] {
  const parts = toRichText(text).root.children.map((node) =>
    node.type === 'list' ? [node.tag, node.children.length] : node.type === 'heading' ? node.tag : node.type,
  )
  return [...parts, ...inlineHrefs(text)]
}

/** Every text of an English seed with the French one that stands in the same place. */
export function pairsOf(english: unknown, french: unknown): Pair[] {
  if (typeof english === 'string' && typeof french === 'string') return [[english, french]]
  if (typeof english !== 'object' || typeof french !== 'object' || !english || !french) return []
  const ours = french as Record<string, unknown>
  return Object.entries(english).flatMap(([name, value]) =>
    NOT_TEXT.has(name) || CODES.has(name) ? [] : pairsOf(value, ours[name]),
  )
}

/** What fields hold at most, by name: `collections` and `src/blocks`. */
const LIMITS: Record<string, number> = {
  ...{ eyebrow: 80, heading: 120, intro: 600, text: 500, title: 100, question: 200, label: 60, button: 60 },
  ...{ description: 160, summary: 400, hint: 300 },
}

/** Texts that their fields would refuse. */
export function tooLong(seed: unknown): string[] {
  if (typeof seed !== 'object' || !seed) return []
  return Object.entries(seed).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > (LIMITS[name] ?? Number.POSITIVE_INFINITY)
      ? [`${name}, ${value.length}: ${value}`]
      : tooLong(value),
  )
}

/** Texts that are the same in both languages although they have letters. */
export function untranslated(pairs: readonly Pair[], names: readonly string[]): string[] {
  return pairs.flatMap(([english, french]) =>
    english === french && /\p{L}/u.test(french) && !names.includes(french) ? [french] : [],
  )
}

const SLIPS = {
  'a straight quotation mark': /"/,
  'an English quotation mark': /[“”]/,
  'a straight apostrophe': /'/,
  'an ordinary space that may break before a sign': / [:;?!%$»]/,
  'no hard space inside quotation marks': /«(?!\u00a0)|(?<!\u00a0)»/,
  'no hard space before a colon': /(?<!\u00a0):/,
  'a space before a sign that has none in Canada': /[\u00a0\u202f][;?!]/,
  'a space too many': /[^\n ] {2,}(?!\w\d\w)/,
}

/** What a Canadian typesetter would mark in a text. Addresses of links are not his. */
export function slipsIn(text: string): string[] {
  const words = text.replace(/\]\([^)]+\)/g, ']')
  return Object.entries(SLIPS)
    .filter(([, pattern]) => pattern.test(words))
    .map(([slip]) => `${slip}: ${words.slice(0, 60)}`)
}
