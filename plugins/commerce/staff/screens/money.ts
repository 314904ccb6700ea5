import type { Field } from 'payload'
import { IN_CENTS } from '@/collections/cents-field'
import { withComponents } from './parts'

/**
 * Amounts, wherever they stand in a document, as people write them: dollars in forms and in lists. Payload's filters have no
 * place for that; those of orders ask in dollars beside their list.
 */
export function withMoney(fields: Field[], currency: string): Field[] {
  return fields.map((field) => {
    if (field.type === 'number' && field.name.endsWith('Cents')) return moneyField(field, currency)
    return 'fields' in field ? ({ ...field, fields: withMoney(field.fields, currency) } as Field) : field
  })
}

function moneyField(field: Extract<Field, { type: 'number' }>, currency: string): Field {
  const { description, ...admin } = field.admin ?? {}
  const own = description === IN_CENTS ? {} : { description }
  const label = typeof field.label === 'string' ? field.label.replace(UNIT, '') : field.label
  return withComponents({ ...field, label, admin: { ...admin, ...own, disableListFilter: true } } as Field, {
    Field: {
      path: 'payload-plugin-digital-commerce/admin#MoneyField',
      clientProps: { currency },
    },
    Cell: 'payload-plugin-digital-commerce/rsc#MoneyCell',
  })
}

/** What a field is counted in where its screen does not say so: see `inCurrency`. */
const UNIT = /(?<= in \w+) cents$|hundredths of (?=\w+$)/
