import type { Catalog } from './catalog'
import type { Evaluate } from './expressions'
import { isNode, nodeIn, nodesIn, numberIn, type PgNode, type Tree, wordIn } from './node-tree'
import { type Nulls, nullIfAny } from './value'

const UPDATE = 2
const INSERT = 3

/**
 * Whether a column can be null after the statement wrote it: what was written, whatever stood there before. Undefined
 * when the statement does not write it.
 */
export function nullsWritten(
  column: PgNode,
  query: PgNode,
  evaluate: Evaluate,
  catalog: Catalog,
): Nulls | undefined {
  if (numberIn(column, 'varlevelsup') > 0) return undefined
  if (numberIn(column, 'varno') !== numberIn(query, 'resultRelation')) return undefined
  const number = numberIn(column, 'varattno')
  const written = assigned(nodesIn(query, 'targetList'), number)
  if (numberIn(query, 'commandType') === UPDATE) return written && evaluate(written).nulls
  if (numberIn(query, 'commandType') !== INSERT) return undefined
  const inserted = written ? evaluate(written).nulls : whenLeftOut(query, number, catalog)
  const conflict = nodeIn(query, 'onConflict')
  const changes = conflict ? nodesIn(conflict, 'onConflictSet') : []
  if (changes.length === 0) return inserted
  const changed = assigned(changes, number)
  return nullIfAny([
    { type: 0, nulls: inserted },
    { type: 0, nulls: changed ? evaluate(changed).nulls : 'perhaps' },
  ])
}

/** Columns that must have a value and are given none, as `table.column`, in every INSERT of the statement. */
export function columnsForgotten(tree: Tree, catalog: Catalog): string[] {
  if (Array.isArray(tree)) return (tree as Tree[]).flatMap((each) => columnsForgotten(each, catalog))
  if (!isNode(tree)) return []
  const below = Object.values(tree.fields).flatMap((each) => columnsForgotten(each, catalog))
  if (tree.kind !== 'QUERY' || numberIn(tree, 'commandType') !== INSERT) return below
  const table = nodesIn(tree, 'rtable')[numberIn(tree, 'resultRelation') - 1]
  const alias = table && nodeIn(table, 'eref')
  const columns = [...(catalog.columns.get(table ? numberIn(table, 'relid') : 0) ?? [])]
  const forgotten = columns
    .filter(([, { isNotNull, hasDefault }]) => isNotNull && !hasDefault)
    .filter(([number]) => !assigned(nodesIn(tree, 'targetList'), number))
    .map(([, { name }]) => `${alias ? wordIn(alias, 'aliasname') : ''}.${name}`)
  return [...forgotten, ...below]
}

function assigned(targets: readonly PgNode[], number: number): PgNode | undefined {
  const target = targets.find((each) => numberIn(each, 'resno') === number)
  return (target && nodeIn(target, 'expr')) ?? undefined
}

function whenLeftOut(query: PgNode, number: number, catalog: Catalog): Nulls {
  const table = nodesIn(query, 'rtable')[numberIn(query, 'resultRelation') - 1]
  const column = catalog.columns.get(table ? numberIn(table, 'relid') : 0)?.get(number)
  return column?.hasDefault ? 'unknown' : 'perhaps'
}
