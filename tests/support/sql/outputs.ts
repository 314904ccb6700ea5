import type { Catalog, Column } from './catalog'
import { type Evaluate, evaluateIn, isAnswered } from './expressions'
import { isNode, nodeIn, nodesIn, numberIn, type PgNode, wordIn, wordsIn } from './node-tree'
import { columnKey, columnsNotNull } from './not-null'
import { eitherOf, type Field, nullIfAny, type Value } from './value'
import { nullsWritten } from './writes'

/** A query and the queries around it, whose columns it may name. */
type Scope = { query: PgNode; outer: Scope | null; notNull: Set<string> }

const RELATION = 0
const SUBQUERY = 1
const JOIN = 2
const FUNCTION = 3
const VALUES = 5
const CTE = 6
const GROUP = 9

/** The columns a statement answers; none when it answers no rows. */
export function outputsOf(query: PgNode, catalog: Catalog, outer: Scope | null = null): Field[] {
  const scope: Scope = { query, outer, notNull: columnsNotNull(query, catalog) }
  const together = nodeIn(query, 'setOperations')
  if (together) return outputsTogether(together, scope, catalog)
  const isSelect = numberIn(query, 'commandType') === 1
  const targets = nodesIn(query, isSelect ? 'targetList' : 'returningList')
  return fieldsOf(targets, evaluatorOf(scope, catalog, !isSelect))
}

function fieldsOf(targets: readonly PgNode[], evaluate: Evaluate): Field[] {
  return targets
    .filter(isAnswered)
    .map((target) => ({ name: wordIn(target, 'resname'), value: evaluate(nodeIn(target, 'expr')) }))
}

/** UNION and its like: a column is what it is on either side. */
function outputsTogether(operation: PgNode, scope: Scope, catalog: Catalog): Field[] {
  if (operation.kind === 'RANGETBLREF') {
    const query = nodeIn(tableAt(scope, numberIn(operation, 'rtindex')), 'subquery')
    return query ? outputsOf(query, catalog, scope) : []
  }
  const [left = [], right = []] = ['larg', 'rarg'].map((side) => {
    const below = nodeIn(operation, side)
    return below ? outputsTogether(below, scope, catalog) : []
  })
  const types = wordsIn(operation, 'colTypes').map(Number)
  return left.map(({ name, value }, index) => {
    const both = [value, ...(right[index] ? [right[index].value] : [])]
    return { name, value: eitherOf(types[index] ?? value.type, both, nullIfAny(both)) }
  })
}

function tableAt({ query }: Scope, index: number): PgNode {
  const found = nodesIn(query, 'rtable')[index - 1]
  if (!found) throw new Error(`there is no table ${index}`)
  return found
}

/** `isWritten`: as RETURNING sees the columns, after the writing. */
function columnOf(column: PgNode, from: Scope, catalog: Catalog, isWritten: boolean): Value {
  let scope: Scope | null = from
  for (let up = numberIn(column, 'varlevelsup'); up > 0; up--) scope = scope?.outer ?? null
  if (!scope) throw new Error('a column belongs to no query')
  const table = tableAt(scope, numberIn(column, 'varno'))
  const number = numberIn(column, 'varattno')
  const type = numberIn(column, 'vartype')
  const isOuter = wordsIn(column, 'varnullingrels').length > 0
  if (number === 0) {
    const fields = wholeRow(table, scope, catalog)
    return { type, nulls: isOuter ? 'perhaps' : 'never', ...(fields ? { fields } : {}) }
  }
  const value = { ...(tableColumn(table, number, scope, catalog) ?? { nulls: 'unknown' as const }), type }
  if (isWritten && scope === from && value.nulls !== 'never') {
    const nulls = nullsWritten(column, scope.query, evaluatorOf(scope, catalog), catalog)
    if (nulls) return { ...value, nulls }
  }
  // The column may be null, and the rows that are let through have a value there: a declaration may say either.
  if (scope.notNull.has(columnKey(column)) && (isOuter || value.nulls === 'perhaps'))
    return { ...value, nulls: 'unknown' }
  return isOuter ? { ...value, nulls: 'perhaps' } : value
}

function tableColumn(table: PgNode, number: number, scope: Scope, catalog: Catalog): Value | undefined {
  const kind = numberIn(table, 'rtekind')
  if (kind === RELATION) {
    const found = catalog.columns.get(numberIn(table, 'relid'))?.get(number)
    return found && columnValue(found, catalog)
  }
  if (kind === JOIN || kind === GROUP) {
    const list = table.fields[kind === JOIN ? 'joinaliasvars' : 'groupexprs']
    const expression = Array.isArray(list) ? list[number - 1] : undefined
    if (!isNode(expression as PgNode)) return undefined
    return evaluatorOf(scope, catalog)(expression as PgNode)
  }
  return wholeRow(table, scope, catalog)?.[number - 1]?.value
}

function columnValue({ type, isNotNull }: Column, { types }: Catalog): Value {
  const { labels = [] } = types.get(type) ?? {}
  return { type, nulls: isNotNull ? 'never' : 'perhaps', ...(labels.length > 0 ? { words: labels } : {}) }
}

function wholeRow(table: PgNode, scope: Scope, catalog: Catalog): Field[] | undefined {
  switch (numberIn(table, 'rtekind')) {
    case RELATION: {
      const columns = catalog.columns.get(numberIn(table, 'relid')) ?? new Map<number, Column>()
      return [...columns.values()].map((column) => ({
        name: column.name,
        value: columnValue(column, catalog),
      }))
    }
    case SUBQUERY: {
      const query = nodeIn(table, 'subquery')
      return query ? renamed(outputsOf(query, catalog, scope), table) : undefined
    }
    case CTE: {
      const found = wordIn(table, 'self_reference') === 'true' ? undefined : findCte(table, scope)
      return found && renamed(outputsOf(found.query, catalog, found.scope), table)
    }
    case VALUES: {
      const evaluate = evaluatorOf(scope, catalog)
      const lists = (table.fields.values_lists as PgNode[][] | null) ?? []
      const rows = lists.map((list) => list.map((each) => evaluate(each)))
      return renamed(
        (rows[0] ?? []).map((value, index) => {
          const all = rows.flatMap((row) => row[index] ?? [])
          return { name: '', value: eitherOf(value.type, all, nullIfAny(all)) }
        }),
        table,
      )
    }
    case FUNCTION:
      return functionRow(table, scope, catalog)
    default:
      return undefined
  }
}

function functionRow(table: PgNode, scope: Scope, catalog: Catalog): Field[] {
  const evaluate = evaluatorOf(scope, catalog)
  const fields = nodesIn(table, 'functions').flatMap((each) => {
    const listed = wordsIn(each, 'funccoltypes').map(Number)
    if (listed.length > 0) return listed.map((type) => ({ type, nulls: 'perhaps' as const }))
    const value = evaluate(nodeIn(each, 'funcexpr'))
    return value.fields?.map((field) => field.value) ?? [value]
  })
  return renamed(
    fields.map((value) => ({ name: '', value })),
    table,
  )
}

/** A table's columns under the names they have in this query. */
function renamed(fields: readonly Field[], table: PgNode): Field[] {
  const alias = nodeIn(table, 'eref')
  const names = alias ? wordsIn(alias, 'colnames') : []
  return fields.map(({ name, value }, index) => ({ name: names[index] ?? name, value }))
}

function findCte(table: PgNode, from: Scope): { query: PgNode; scope: Scope } | undefined {
  let scope: Scope | null = from
  for (let up = numberIn(table, 'ctelevelsup'); up > 0; up--) scope = scope?.outer ?? null
  const found =
    scope &&
    nodesIn(scope.query, 'cteList').find((each) => wordIn(each, 'ctename') === wordIn(table, 'ctename'))
  const query = found ? nodeIn(found, 'ctequery') : null
  return query && scope ? { query, scope } : undefined
}

function evaluatorOf(scope: Scope, catalog: Catalog, isWritten = false): Evaluate {
  return evaluateIn({
    catalog,
    isGrouped: nodesIn(scope.query, 'groupClause').length > 0,
    columnOf: (column) => columnOf(column, scope, catalog, isWritten),
    outputsOf: (inner) => outputsOf(inner, catalog, scope),
  })
}
