import type { Catalog } from './catalog'
import { constantOf } from './constants'
import { jsonMadeBy, jsonOperator } from './json-made'
import { isCount, isTotalFunction, isTotalOperator } from './known-functions'
import { nodeIn, nodesIn, numberIn, type PgNode, wordIn } from './node-tree'
import { eitherOf, type Field, nullIfAll, nullIfAny, type Value } from './value'

/** What an expression asks of the query it stands in. */
export type Surroundings = {
  catalog: Catalog
  /** Whether the query gathers rows into groups; each has at least one row then. */
  isGrouped: boolean
  columnOf: (column: PgNode) => Value
  outputsOf: (query: PgNode) => Field[]
}

export type Evaluate = (expression: PgNode | null) => Value

const BOOLEAN = 16

/** Tells of expressions what is known before they run: type, words, shape of JSON, and whether they can be null. */
export function evaluateIn(around: Surroundings): Evaluate {
  const evaluate: Evaluate = (expression) => {
    if (!expression) return { type: 0, nulls: 'perhaps', isNull: true }
    const all = (name: string) => nodesIn(expression, name).filter(isAnswered).map(evaluate)
    const one = (name: string) => evaluate(nodeIn(expression, name))
    switch (expression.kind) {
      case 'VAR':
        return around.columnOf(expression)
      case 'CONST':
        return constantOf(expression, around.catalog)
      case 'PARAM':
        return { type: numberIn(expression, 'paramtype'), nulls: 'unknown' }
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR': {
        const value = one('arg')
        const labels = around.catalog.types.get(value.type)?.labels ?? []
        const words = value.words ?? (labels.length > 0 ? labels : undefined)
        return { ...value, type: numberIn(expression, 'resulttype'), ...(words ? { words } : {}) }
      }
      case 'COLLATEEXPR':
      case 'NAMEDARGEXPR':
        return one('arg')
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return { type: BOOLEAN, nulls: 'never' }
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return { type: BOOLEAN, nulls: nullIfAny(all('args')) }
      case 'FUNCEXPR':
        return functionCall(expression, all('args'), around.catalog)
      case 'OPEXPR':
        return operation(expression, all('args'), around.catalog)
      case 'NULLIFEXPR':
        return { type: numberIn(expression, 'opresulttype'), nulls: 'perhaps' }
      case 'AGGREF':
        return aggregate(expression, all('args'), around)
      case 'WINDOWFUNC':
        return gathered(expression, 'winfnoid', 'wintype', all('args'), around.catalog, true)
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return oneOf(expression, all('args'))
      case 'CASEEXPR': {
        const results = [
          ...nodesIn(expression, 'args').map((each) => evaluate(nodeIn(each, 'result'))),
          one('defresult'),
        ]
        return eitherOf(numberIn(expression, 'casetype'), results, nullIfAny(results))
      }
      case 'ARRAYEXPR':
        return { type: numberIn(expression, 'array_typeid'), nulls: 'never' }
      case 'ROWEXPR': {
        const names = nodesIn(expression, 'colnames')
        const fields = all('args').map((value, index) => ({ name: `f${index + 1}`, value }))
        return {
          type: numberIn(expression, 'row_typeid'),
          nulls: 'never',
          ...(names.length === 0 ? { fields } : {}),
        }
      }
      case 'SQLVALUEFUNCTION':
        return { type: numberIn(expression, 'type'), nulls: 'never' }
      case 'SUBLINK':
        return sublink(expression, around)
      case 'TARGETENTRY':
        return one('expr')
      default:
        throw new Error(`nothing is known of ${expression.kind}`)
    }
  }
  return evaluate
}

/** What an aggregate is only sorted by is no argument of it. */
export const isAnswered = (target: PgNode) => wordIn(target, 'resjunk') !== 'true'

function oneOf(expression: PgNode, values: readonly Value[]): Value {
  const type = numberIn(expression, expression.kind === 'COALESCEEXPR' ? 'coalescetype' : 'minmaxtype')
  return eitherOf(type, values, nullIfAll(values))
}

function functionCall(expression: PgNode, args: readonly Value[], { functions }: Catalog): Value {
  const name = functions.get(numberIn(expression, 'funcid')) ?? ''
  const type = numberIn(expression, 'funcresulttype')
  const json = jsonMadeBy(name, args)
  if (json) return { type, ...json }
  const isCast = /^[12]$/.test(wordIn(expression, 'funcformat'))
  if (isCast) return { ...args[0], type, nulls: nullIfAny(args) }
  return { type, nulls: isTotalFunction(name) ? nullIfAny(args) : 'unknown' }
}

function operation(expression: PgNode, args: readonly Value[], { operators }: Catalog): Value {
  const name = operators.get(numberIn(expression, 'opno')) ?? ''
  const type = numberIn(expression, 'opresulttype')
  const json = jsonOperator(name, args)
  if (json) return { type, ...json }
  return { type, nulls: isTotalOperator(name) ? nullIfAny(args) : 'perhaps' }
}

/** Of no rows an aggregate is null, but for a count; a group has rows, unless a filter takes them all. */
function aggregate(expression: PgNode, args: readonly Value[], { isGrouped, catalog }: Surroundings): Value {
  const hasRows = isGrouped && nodeIn(expression, 'aggfilter') === null
  return gathered(expression, 'aggfnoid', 'aggtype', args, catalog, hasRows)
}

function gathered(
  expression: PgNode,
  id: string,
  type: string,
  args: readonly Value[],
  { functions }: Catalog,
  hasRows: boolean,
): Value {
  const name = functions.get(numberIn(expression, id)) ?? ''
  const made = jsonMadeBy(name, args)
  const gathers = made !== undefined || name === 'array_agg'
  const nulls = isCount(name) || (hasRows && (gathers || nullIfAny(args) === 'never')) ? 'never' : 'perhaps'
  return { type: numberIn(expression, type), ...(made?.json ? { json: made.json } : {}), nulls }
}

const EXISTS = 0
const SCALAR = 4
const ARRAY = 6

function sublink(expression: PgNode, { catalog, outputsOf }: Surroundings): Value {
  const kind = numberIn(expression, 'subLinkType')
  const query = nodeIn(expression, 'subselect')
  const [field] = query && kind !== EXISTS ? outputsOf(query) : []
  if (kind === EXISTS || !field || !query)
    return { type: BOOLEAN, nulls: kind === EXISTS ? 'never' : 'unknown' }
  if (kind === ARRAY) {
    const [list] = [...catalog.types].find(
      ([, { element, category }]) => category === 'A' && element === field.value.type,
    ) ?? [0]
    return { type: list, nulls: 'never' }
  }
  if (kind !== SCALAR) return { type: BOOLEAN, nulls: 'unknown' }
  return alwaysAnswers(query) ? field.value : { ...field.value, nulls: 'perhaps' }
}

/** Gathering everything answers one row, also of nothing; so does a query of no table. */
function alwaysAnswers(query: PgNode): boolean {
  if (nodeIn(query, 'havingQual') || nodeIn(query, 'limitOffset') || nodesIn(query, 'groupClause').length > 0)
    return false
  if (wordIn(query, 'hasAggs') === 'true') return true
  const tree = nodeIn(query, 'jointree')
  return !tree || (nodesIn(tree, 'fromlist').length === 0 && nodeIn(tree, 'quals') === null)
}
