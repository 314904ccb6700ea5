import { parseSync } from 'oxc-parser'
import { sourceFiles } from './source-tree'

/** Where French stands, and what says nothing to anybody. */
const SAYS_NOTHING =
  /^(tests|migrations|scripts)\/|^src\/generated\/|\/languages\/french\/|\.fr\.tsx?$|\/access-reasons\.ts$/

/** So few letters are in too many texts to tell a sentence by. */
const TELLING = 8

/** What of these English sentences no code says any more, whether written out, made of parts, or stored by a statement. */
export function saidNoMore(sentences: readonly string[]): string[] {
  const files = textsOfFiles()
  const texts = files.flat()
  const exact = new Set(texts)
  const shapes = texts.filter((text) => text.includes('{}') && letters(text) >= TELLING).map(patternOf)
  const isSaid = (sentence: string) => {
    const shape = sentence.replace(/\{\w+\}/g, '{}')
    const pieces = shape.split('{}').filter((piece) => letters(piece) > 0)
    // A statement writes it between quotation marks, whole or around what it joins.
    const isStored = texts.some((text) => pieces.every((piece) => text.includes(`'${piece}'`)))
    const isJoined = () =>
      files.some((own) => pieces.map(ofWords).every((piece) => own.some((text) => text.includes(piece))))
    return (
      exact.has(shape) ||
      isStored ||
      shapes.some((pattern) => pattern.test(shape)) ||
      (letters(shape) >= TELLING && isJoined())
    )
  }
  return sentences.filter((sentence) => !isSaid(sentence))
}

let read: string[][] | undefined

/** Every text of the code, by file; what varies in one is written as `{}`. */
function textsOfFiles(): string[][] {
  read ??= sourceFiles()
    .filter(({ path }) => !SAYS_NOTHING.test(path))
    .map(({ path, text }) => textsIn(parseSync(path, text).program))
  return read
}

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, value, quasis, key } = node as Record<string, unknown>
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? [value.trim()] : []
  const named = type === 'Property' ? textsOfKey(key) : []
  const below = Object.values(node).flatMap(textsIn)
  if (type !== 'TemplateLiteral') return [...named, ...below]
  return [
    (quasis as { value: { cooked: string } }[])
      .map((part) => part.value.cooked.replaceAll('{{ or }}', '{}'))
      .join('{}'),
    ...below,
  ]
}

/** A label of an order's state, say, may be the name of a property. */
function textsOfKey(key: unknown): string[] {
  const name = (key as { name?: unknown } | null)?.name
  return typeof name === 'string' ? [name] : []
}

function patternOf(text: string): RegExp {
  const fixed = text.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${fixed.join('.*')}$`, 's')
}

const ofWords = (piece: string) => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const letters = (text: string) => text.replace(/\P{L}/gu, '').length
