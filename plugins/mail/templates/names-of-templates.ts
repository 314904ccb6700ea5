import type { CollectionBeforeOperationHook, Field, FieldHook, Where } from 'payload'
import { readLocale } from '@/src/domain/languages/locales'
import { messageName } from '@/src/domain/mail/message-name'
import { foldSearch } from '@/src/domain/search/found-kinds'
import { MESSAGES } from '../messages'

/** Templates are stored by their English names; staff read, and find, each by its name in their own language. */
export function withNames(field: Field): Field {
  return 'name' in field && field.name === 'name' && field.type === 'text'
    ? { ...field, hooks: { ...field.hooks, afterRead: [readName] } }
    : field
}

const readName: FieldHook = ({ value, siblingData, req }) =>
  typeof siblingData.key === 'string' ? messageName(siblingData.key, readLocale(req.i18n?.language)) : value

/** What French staff search for stands in no column: it is looked for among the names they read. */
export const findByName: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isFrench = readLocale(req.i18n?.language) === 'fr'
  if (!isFrench || operation !== 'read' || !('where' in args) || !args.where) return args
  return { ...args, where: byKey(args.where) }
}

function byKey(where: Where): Where {
  const { name, ...rest } = where
  const conditions = Object.fromEntries(
    Object.entries(rest).map(([field, asked]) => [field, Array.isArray(asked) ? asked.map(byKey) : asked]),
  )
  const words = name && 'like' in name ? name.like : name && 'contains' in name ? name.contains : undefined
  if (typeof words !== 'string') return where.name ? { ...conditions, name: where.name } : conditions
  const found = Object.keys(MESSAGES).filter((key) => isCalled(key, words))
  return { and: [conditions, { key: { in: found.length > 0 ? found : [''] } }] }
}

function isCalled(key: string, words: string): boolean {
  const name = foldSearch(messageName(key, 'fr'))
  return foldSearch(words)
    .split(/\s+/)
    .every((word) => name.includes(word))
}
