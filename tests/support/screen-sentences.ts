import { parseSync } from 'oxc-parser'
import type { SourceFile } from './source-tree'

/** What a screen says by itself: text between tags, in attributes that are read or seen, and in notifications. */
export function sentencesIn({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(walk)
      return
    }
    if (typeof node !== 'object' || node === null) return
    const { type, value, name, callee, arguments: given, ...rest } = node as Record<string, unknown>
    if (type === 'JSXText' && saysSomething(value)) found.push(`${path}: ${String(value).trim()}`)
    if (type === 'JSXAttribute' && SPOKEN_ATTRIBUTES.test(textOf(name, 'name'))) {
      const said = wordsIn(value)
      found.push(...said.filter(saysSomething).map((each) => `${path}: ${each}`))
    }
    if ((type === 'JSXElement' && !isStyle(rest.openingElement)) || type === 'JSXFragment') {
      const said = (rest.children as unknown[]).flatMap(wordsIn)
      found.push(...said.filter(saysSomething).map((each) => `${path}: ${each}`))
    }
    if (type === 'CallExpression' && textOf(callee, 'name') === 'notify') {
      const [, ...said] = given as unknown[]
      for (const each of said)
        if (hasLetters(textOf(each, 'value'))) found.push(`${path}: ${textOf(each, 'value')}`)
    }
    walk([value, name, callee, given, ...Object.values(rest)])
  }
  walk(parseSync(path, text).program)
  return found.filter((sentence) => !OWN_NAMES.has(sentence.replace(/^.*: |[()]/g, '')))
}

function isStyle(opening: unknown): boolean {
  return textOf((opening as { name?: unknown } | undefined)?.name, 'name') === 'style'
}

/** What braces show by themselves: a text, one of two, or one with values in it. */
function wordsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, expression, consequent, alternate, left, right, quasis, value } = node as Record<
    string,
    unknown
  >
  if (type === 'JSXExpressionContainer') return wordsIn(expression)
  if (type === 'ConditionalExpression') return [...wordsIn(consequent), ...wordsIn(alternate)]
  if (type === 'LogicalExpression') return wordsIn(right)
  if (type === 'BinaryExpression') return [...wordsIn(left), ...wordsIn(right)]
  if (type === 'TemplateLiteral')
    return (quasis as { value: { raw: string } }[]).map((part) => part.value.raw.trim())
  return type === 'Literal' && typeof value === 'string' ? [value] : []
}

const SPOKEN_ATTRIBUTES = /^(title|label|aria-label|placeholder|alt|hint|intro|summary|heading|term)$/

/** What is called the same in every language. */
const OWN_NAMES: ReadonlySet<string> = new Set(['PDF', 'Ctrl K'])

/** A colon, too: French has a space before it. */
function saysSomething(value: unknown): boolean {
  return hasLetters(value) || (typeof value === 'string' && /^\s*:(\s|$)/.test(value))
}

function hasLetters(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}{2}/u.test(value)
}

function textOf(node: unknown, field: string): string {
  const value = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[field] : ''
  return typeof value === 'string' ? value : ''
}
