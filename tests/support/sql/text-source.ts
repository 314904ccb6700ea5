import type { ParamPattern } from 'oxc-parser'
import { allNodes, contains, type Node, namesIn, surroundings } from '../syntax'
import type { Statement } from './find-statements'

type Function = Extract<Node, { params: ParamPattern[] }>
type Binding =
  | { kind: 'const'; pattern: Node; from: Node }
  | { kind: 'each'; pattern: Node; from: Node }
  | { kind: 'parameter'; of: Function; index: number; pattern: Node }

/**
 * Source of an array with everything a statement can say, as `{ text, name }`, for the top level of its own file.
 *
 * What the text takes from around it is given every value it can have: a constant its value, an element of a list each
 * of them in turn, a parameter what the file's own calls pass, a condition both, a key every key, a language each.
 *
 * @throws Error when that cannot be told from the file
 */
export function textSource({ text, name }: Statement, source: string): string {
  const name_ = name ? `, name: ${slice(name, source)}` : ''
  return everyCase(name ? [text, name] : [text], `{ text: ${slice(text, source)}${name_} }`, source)
}

function everyCase(nodes: readonly Node[], result: string, source: string): string {
  const free = nodes.flatMap(freeNames)
  const conditions = new Set(free.filter(({ at }) => isCondition(at)).map(({ name }) => name))
  const keys = new Map(free.flatMap(({ at, name }) => keyOf(at, name, source)))
  const known = new Map(free.flatMap(({ name }) => (name in KNOWN ? [[name, KNOWN[name]]] : [])))
  const others = free.filter(({ name }) => !conditions.has(name) && !keys.has(name) && !known.has(name))
  const cases = [
    ...[...known].map(([name, values]) => ({ pattern: name, values })),
    ...[...conditions].map((name) => ({ pattern: name, values: '[true, false]' })),
    ...[...keys].map(([name, values]) => ({ pattern: name, values })),
    ...bindingsOf(others, source),
  ]
  return cases.reduce(
    (inner, { pattern, values }) => `${values}.flatMap((${pattern}) => ${inner})`,
    `[${result}]`,
  )
}

/** What these can be wherever they stand: whoever is asked whose site it is, ours; a language, each. */
const KNOWN: Record<string, string> = {
  payload: '[{ config: {} }]',
  sql: '[{ config: {} }]',
  req: '[{ payload: { config: {} } }]',
  locale: `['en', 'fr']`,
}

type Free = { name: string; at: Node; binding: Binding }

/** Names that mean something inside the function around the node only. */
function freeNames(node: Node): Free[] {
  return allNodes(node)
    .filter((at) => at.type === 'Identifier')
    .filter((at) => isReference(at))
    .flatMap((at) => {
      const binding = findBinding(at.name, at)
      if (!binding || contains(node, binding.pattern)) return []
      return [{ name: at.name, at, binding }]
    })
}

function isReference(at: Node): boolean {
  const { parent } = at
  if (parent?.type === 'MemberExpression') return parent.computed || parent.object === at
  if (parent?.type === 'Property') return parent.value === at || parent.computed
  return true
}

function findBinding(name: string, at: Node): Binding | undefined {
  for (const around of surroundings(at)) {
    const found = bindingIn(around, name)
    if (found) return found
  }
  return undefined
}

function bindingIn(around: Node, name: string): Binding | undefined {
  switch (around.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const index = around.params.findIndex((pattern) => namesIn(pattern).includes(name))
      const pattern = around.params[index]
      return pattern && { kind: 'parameter', of: around as Function, index, pattern }
    }
    case 'ForOfStatement': {
      const [declared] = around.left.type === 'VariableDeclaration' ? around.left.declarations : []
      if (!declared || !namesIn(declared.id).includes(name)) return undefined
      return { kind: 'each', pattern: declared.id, from: around.right }
    }
    case 'BlockStatement': {
      const declared = around.body
        .flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []))
        .find(({ id }) => namesIn(id).includes(name))
      if (!declared) return undefined
      if (!declared.init) throw new Error(`${name} gets its value later`)
      return { kind: 'const', pattern: declared.id, from: declared.init }
    }
    default:
      return undefined
  }
}

function isCondition(at: Node): boolean {
  const { parent } = at
  if (parent?.type === 'UnaryExpression' && parent.operator === '!') return isCondition(parent)
  return parent?.type === 'ConditionalExpression' && parent.test === at
}

/** `SHOWS[show]`: every key there is. */
function keyOf(at: Node, name: string, source: string): [string, string][] {
  const { parent } = at
  if (parent?.type !== 'MemberExpression' || !parent.computed || parent.property !== at) return []
  return [[name, `Object.keys(${slice(parent.object, source)})`]]
}

function bindingsOf(free: readonly Free[], source: string): { pattern: string; values: string }[] {
  const byPattern = new Map(free.map(({ binding }) => [binding.pattern, binding]))
  const bindings = [...byPattern.values()]
  const functions = new Set(bindings.flatMap((each) => (each.kind === 'parameter' ? each.of : [])))
  return [
    ...[...functions].map((of) => {
      const needed = bindings.flatMap((each) => (each.kind === 'parameter' && each.of === of ? each : []))
      const pattern = `[${needed.map((each) => bare(each.pattern, source)).join(', ')}]`
      const values = callsOf(of).map((args) => {
        const given = needed.map(({ index }) => args[index])
        const known = given.filter((each) => each !== undefined)
        const list = given.map((each) => (each ? slice(each, source) : 'undefined')).join(', ')
        return `...${everyCase(known, `[${list}]`, source)}`
      })
      return { pattern, values: `[${values.join(', ')}]` }
    }),
    ...bindings.flatMap((each) => {
      if (each.kind === 'parameter') return []
      const spread = each.kind === 'each' ? '...' : ''
      const values = everyCase([each.from], spread + slice(each.from, source), source)
      return [{ pattern: bare(each.pattern, source), values }]
    }),
  ]
}

/** What a function is called with in its own file. */
function callsOf(of: Function): Node[][] {
  const name = of.type === 'FunctionDeclaration' ? of.id?.name : undefined
  const program = surroundings(of).at(-1)
  const calls = allNodes(program ?? of).filter(
    (node) =>
      node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name,
  )
  if (name === undefined || calls.length === 0) throw new Error(`nobody calls ${name ?? 'the function'} here`)
  return calls.map((call) => (call.type === 'CallExpression' ? call.arguments : []))
}

function slice({ start, end }: Node, source: string): string {
  return `(${source.slice(start, end)})`
}

/** A pattern without its type. */
function bare(pattern: Node, source: string): string {
  if (pattern.type === 'Identifier') return pattern.name
  if (pattern.type === 'AssignmentPattern')
    return `${bare(pattern.left, source)} = ${slice(pattern.right, source)}`
  const end = ('typeAnnotation' in pattern && pattern.typeAnnotation?.start) || pattern.end
  return source.slice(pattern.start, end)
}
