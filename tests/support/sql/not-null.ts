import type { Catalog } from './catalog'
import { isComparison } from './known-functions'
import { isNode, nodeIn, nodesIn, numberIn, type PgNode, type Tree, wordIn } from './node-tree'

/** `varno.varattno` of columns that a query lets through only when they are not null. */
export function columnsNotNull(query: PgNode, catalog: Catalog): Set<string> {
  const tree = nodeIn(query, 'jointree')
  return new Set(tree ? conditionsOf(tree).flatMap((each) => provenBy(each, catalog)) : [])
}

export function columnKey(column: PgNode): string {
  return `${wordIn(column, 'varno')}.${wordIn(column, 'varattno')}`
}

/** Conditions every row has fulfilled: WHERE, and ON of joins that leave nothing in. */
function conditionsOf(tree: PgNode): PgNode[] {
  if (tree.kind === 'FROMEXPR')
    return [...nodesIn(tree, 'fromlist').flatMap(conditionsOf), ...conjuncts(nodeIn(tree, 'quals'))]
  if (tree.kind !== 'JOINEXPR') return []
  const [left, right] = [nodeIn(tree, 'larg'), nodeIn(tree, 'rarg')]
  const below = (side: PgNode | null) => (side ? conditionsOf(side) : [])
  switch (numberIn(tree, 'jointype')) {
    case 0:
      return [...below(left), ...below(right), ...conjuncts(nodeIn(tree, 'quals'))]
    case 1:
      return below(left)
    case 3:
      return below(right)
    default:
      return []
  }
}

function conjuncts(condition: PgNode | null): PgNode[] {
  if (!condition) return []
  const isAnd = condition.kind === 'BOOLEXPR' && wordIn(condition, 'boolop') === 'and'
  return isAnd ? nodesIn(condition, 'args').flatMap(conjuncts) : [condition]
}

function provenBy(condition: PgNode, { operators }: Catalog): string[] {
  switch (condition.kind) {
    case 'VAR':
      return columns(condition)
    case 'NULLTEST':
      return numberIn(condition, 'nulltesttype') === 1 ? columns(nodeIn(condition, 'arg')) : []
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR': {
      if (!isComparison(operators.get(numberIn(condition, 'opno')) ?? '')) return []
      // "all of none" is true of null, too.
      if (condition.fields.useOr === 'false') return []
      return nodesIn(condition, 'args').flatMap(columns)
    }
    default:
      return []
  }
}

/** The column an expression is, beneath changes of its type. */
function columns(expression: Tree): string[] {
  if (!isNode(expression)) return []
  if (expression.kind === 'VAR')
    return numberIn(expression, 'varlevelsup') === 0 ? [columnKey(expression)] : []
  if (/^(RELABELTYPE|COERCEVIAIO)$/.test(expression.kind)) return columns(nodeIn(expression, 'arg'))
  const isCast = expression.kind === 'FUNCEXPR' && /^[12]$/.test(wordIn(expression, 'funcformat'))
  return isCast ? columns(nodesIn(expression, 'args')[0] ?? null) : []
}
