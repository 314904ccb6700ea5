import type { Block, Field, PayloadRequest, Validate } from 'payload'
import { validations } from 'payload/shared'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'
import { publicBefore, publishedAlone } from './keep-rows-apart'

/**
 * What a row must say, it must say where it is shown. A row that is only in the English draft waits for English, so French alone is
 * published without its words.
 */
export function asksForPublicRows(field: Field): Field {
  if ('localized' in field && field.localized) return field
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(blockAsking) }
  if (field.type === 'array') return { ...field, fields: field.fields.map(asking) }
  if ('fields' in field) return { ...field, fields: field.fields.map(asksForPublicRows) } as Field
  return field
}

function blockAsking(block: Block): Block {
  return { ...block, fields: block.fields.map(asking) }
}

/** Within a row. */
function asking(field: Field): Field {
  const isRequired = 'required' in field && field.required === true
  if (!('localized' in field && field.localized) || !isRequired) return asksForPublicRows(field)
  const { type } = field as { type: keyof typeof validations }
  const own = (field as { validate?: Validate }).validate ?? (validations[type] as Validate)
  const validate: Validate = (value, options) =>
    waitsForEnglish(options.req, options.siblingData) ? true : own(value, options)
  return { ...field, validate } as Field
}

function waitsForEnglish(req: PayloadRequest, { id }: { id?: unknown }): boolean {
  const locale = publishedAlone(req)
  const before = publicBefore(req)
  if (!locale || locale === DEFAULT_LOCALE || !before || typeof id !== 'string') return false
  return !holds(before, id)
}

/** Whether a row of this id stands in it, at any depth. */
function holds(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ('id' in value && value.id === id) || Object.values(value).some((inner) => holds(inner, id))
}
