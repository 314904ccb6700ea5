import { type Node, type Program, parseSync, visitorKeys } from 'oxc-parser'

export type { Node }

/** A file's syntax tree; every node knows what it stands in (`parent`). */
export function parseFile(file: string, text: string): Program {
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  tellParents(program)
  return program
}

/** The node and everything below it, in reading order. */
export function allNodes(node: Node): Node[] {
  const found: Node[] = []
  const visit = (each: Node) => {
    found.push(each)
    for (const child of children(each)) visit(child)
  }
  visit(node)
  return found
}

function tellParents(node: Node): void {
  for (const child of children(node)) {
    child.parent = node
    tellParents(child)
  }
}

/** What the node stands in, from the inside out. */
export function surroundings({ parent }: Node): Node[] {
  return parent ? [parent, ...surroundings(parent)] : []
}

export function contains(outer: Node, inner: Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/** The names the left side of a declaration, or a parameter, introduces. */
export function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'Property':
      return namesIn(pattern.value)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'ObjectPattern':
    case 'ArrayPattern':
    case 'RestElement':
      return children(pattern).flatMap(namesIn)
    default:
      return []
  }
}

function children(node: Node): Node[] {
  const fields = node as unknown as Record<string, Node | null | (Node | null)[] | undefined>
  return (visitorKeys[node.type] ?? []).flatMap((key) => fields[key] ?? []).filter((child) => child !== null)
}
