import type { CompiledCatalog } from './catalogs'

type Message = CompiledCatalog[string]
/** What stands in the place of an argument; a function is given the words inside a tag. */
export type Values<Part> = Record<string, string | number | ((words: Part[]) => Part)>

/** As icu-minify numbers them. */
const PLURAL = 2
const NUMBER = 4

type Node = string | 0 | readonly unknown[]

/**
 * The parts of a compiled message. icu-minify's own reader knows every notation and is the largest script of two languages on
 * a page; ours knows arguments, numbers, plurals and tags. Any other is refused here, and a test holds both to the same words.
 */
export function readMessage<Part>(message: Message, tag: string, values: Values<Part>): (string | Part)[] {
  const number = (value: number) => new Intl.NumberFormat(tag).format(value)
  const read = (nodes: readonly Node[], counted: number): (string | Part)[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node
      if (node === 0) return number(counted)
      const [name, type, options] = node as [string, unknown, Record<string, Node | Node[]>]
      const value = values[name]
      if (value === undefined) throw new Error(`a message needs ${name}`)
      if (typeof value === 'function') return value(joined(read(node.slice(1) as Node[], counted)) as Part[])
      if (type === undefined) return String(value)
      const count = Number(value)
      if (type === NUMBER) return number(count)
      if (type !== PLURAL) throw new Error(`no such notation: ${type}`)
      const said = options[`=${count}`] ?? options[new Intl.PluralRules(tag).select(count)] ?? options.other
      return read(Array.isArray(said) ? said : [said as Node], count)
    })
  return joined(read(typeof message === 'string' ? [message] : (message as Node[]), 0))
}

/** Words beside words are one text, and no words are nothing. */
function joined<Part>(parts: (string | Part)[]): (string | Part)[] {
  const all: (string | Part)[] = []
  for (const part of parts) {
    if (part === '') continue
    const last = all.length - 1
    if (typeof part === 'string' && typeof all[last] === 'string') all[last] += part
    else all.push(part)
  }
  return all
}
