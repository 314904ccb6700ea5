import type { Field } from 'payload'

/** What a visitor whom nobody knows may put into one question. */
const MOST = { conditions: 10, levels: 3, characters: 4_000, sorts: 3 }

type Asked = { where?: object | undefined; sort?: unknown }
type Problem = { path: 'where' | 'sort'; message: string }
type Condition = { field: string; operator: string; level: number; isEither: boolean }

/**
 * Why strangers may not ask a list this; null when they may. Each further condition is work for the database, and a path
 * through other documents joins their tables, so both end somewhere: `fields` are the list's own that can be compared.
 */
export function filterProblem({ where = {}, sort }: Asked, fields: ReadonlySet<string>): Problem | null {
  const conditions = conditionsIn(where)
  const isLarge =
    conditions.length > MOST.conditions ||
    conditions.some(({ level }) => level > MOST.levels) ||
    JSON.stringify(where).length > MOST.characters
  if (isLarge) {
    const message = `Ask with at most ${MOST.conditions} conditions, on ${MOST.levels} levels and in ${MOST.characters} characters.`
    return { path: 'where', message }
  }
  if (!conditions.every(({ field }) => fields.has(field)))
    return { path: 'where', message: 'Filter by fields of this list.' }
  const sorts = sort === undefined ? [] : [sort].flat().flatMap((one) => String(one).split(','))
  const isSortable =
    sorts.length <= MOST.sorts && sorts.every((one) => fields.has(one.trim().replace(/^-/, '')))
  return isSortable ? null : { path: 'sort', message: `Sort by at most ${MOST.sorts} fields of this list.` }
}

/**
 * Whether a filter only picks documents by what they are (an address, some ids, a kind), as a website does that is built
 * on these lists. That costs what a list without a filter costs, and is not counted.
 */
export function isPlainFilter(where: object): boolean {
  const conditions = conditionsIn(where)
  return (
    conditions.length <= 3 && conditions.every(({ operator, isEither }) => !isEither && PLAIN.has(operator))
  )
}

const PLAIN = new Set(['equals', 'in', 'exists'])

/** The fields of a list whose values stand in its own row, or are ids of others. */
export function comparableFields(fields: readonly Field[]): Set<string> {
  return new Set([...ALWAYS, ...pathsIn(fields, '')])
}

const ALWAYS = ['id', 'createdAt', 'updatedAt', '_status']
const NEVER: Field['type'][] = ['array', 'blocks', 'richText', 'json', 'join', 'ui']

function pathsIn(fields: readonly Field[], parent: string): string[] {
  return fields.flatMap((field): string[] => {
    if (NEVER.includes(field.type)) return []
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        pathsIn(tab.fields, 'name' in tab && tab.name ? `${parent}${tab.name}.` : parent),
      )
    const name = 'name' in field && field.name ? field.name : null
    if ('fields' in field) return pathsIn(field.fields, name ? `${parent}${name}.` : parent)
    return name ? [`${parent}${name}`] : []
  })
}

function conditionsIn(where: object, level = 1, isEither = false): Condition[] {
  return Object.entries(where).flatMap(([name, value]: [string, object]) => {
    if (!/^(and|or)$/i.test(name))
      return Object.keys(value).map((operator) => ({ field: name, operator, level, isEither }))
    const either = isEither || /^or$/i.test(name)
    return Object.values(value).flatMap((inner: object) => conditionsIn(inner, level + 1, either))
  })
}
