import type { ObjectExpression } from 'oxc-parser'
import type { SourceFile } from '../source-tree'
import { allNodes, type Node, parseFile, surroundings } from '../syntax'

type Call = Extract<Node, { type: 'CallExpression' }>

/** A call that sends SQL: `sql.query<Row>(text, values)` or `sql.query<Row>({ name, text, values })`. */
export type Statement = {
  file: string
  line: number
  /** Where the call begins in its file: tells it from others on its line. */
  offset: number
  text: Node
  /** Of a statement that PostgreSQL keeps prepared. */
  name: Node | null
  /** The row type it says it answers, as a place in the file. */
  declared: { start: number; end: number } | null
  /** How many values go with it, when they are written out. */
  values: number | null
  /** Whether the caller looks at more than the number of rows. */
  readsRows: boolean
}

export function mentionsSql(text: string): boolean {
  return /\.query\b/.test(text)
}

/** Every SQL statement a file sends, in reading order. */
export function findStatements({ path, text }: Pick<SourceFile, 'path' | 'text'>): Statement[] {
  if (!mentionsSql(text)) return []
  return allNodes(parseFile(path, text))
    .filter((node) => node.type === 'CallExpression')
    .filter(({ callee }) => callee.type === 'MemberExpression' && nameOf(callee.property) === 'query')
    .flatMap((call) => {
      const [first, second] = call.arguments
      if (!first) return []
      const given = first.type === 'ObjectExpression' ? first : null
      return [
        {
          file: path,
          line: text.slice(0, call.start).split('\n').length,
          offset: call.start,
          text: given ? (property(given, 'text') ?? given) : first,
          name: given && property(given, 'name'),
          declared: call.typeArguments?.params[0] ?? null,
          values: countValues(given ? property(given, 'values') : (second ?? null)),
          readsRows: readsRows(call),
        },
      ]
    })
}

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : undefined)

function property({ properties }: ObjectExpression, name: string): Node | null {
  const found = properties.find((each) => each.type === 'Property' && nameOf(each.key) === name)
  return found?.type === 'Property' ? found.value : null
}

function countValues(values: Node | null): number | null {
  if (values === null) return 0
  if (values.type !== 'ArrayExpression') return null
  return values.elements.some((each) => each?.type === 'SpreadElement') ? null : values.elements.length
}

/** False when the answer is dropped, or nothing but `rowCount` is taken out of it. */
function readsRows(call: Call): boolean {
  const [user, around] = surroundings(call).filter(({ type }) => type !== 'AwaitExpression')
  if (user?.type === 'ExpressionStatement') return false
  if (user?.type === 'ReturnStatement' || user?.type === 'ArrowFunctionExpression') return true
  if (user?.type !== 'VariableDeclarator') return true
  if (user.id.type === 'ObjectPattern')
    return user.id.properties.some((each) => each.type !== 'Property' || nameOf(each.key) !== 'rowCount')
  return around !== undefined
}
