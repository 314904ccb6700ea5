import { type FieldHook, type NumberField, type PayloadRequest, ValidationError } from 'payload'
import { readLocale } from '@/src/domain/languages/locales'
import { amountProblem } from '@/src/domain/money/typed-price'

type Options = { name: string; label: string; required?: boolean } & Pick<
  NumberField,
  'access' | 'admin' | 'defaultValue'
>

/** An amount of money: whole cents, never negative. Forms of the shop's screens take it in dollars. */
export function centsField(options: Options): NumberField {
  return {
    type: 'number',
    min: 0,
    ...options,
    admin: { step: 1, description: IN_CENTS, ...options.admin },
    hooks: { beforeValidate: [refuseOtherThanAmounts] },
    validate: (value: unknown, { req }: { req: Pick<PayloadRequest, 'i18n'> }) =>
      amountProblem(value, options.required ?? false, readLocale(req.i18n?.language)) ?? true,
  } as NumberField
}

/** Where the screens of the shop do not stand. */
export const IN_CENTS = 'In cents: 4900 means $49.00.'

/** Drafts are not validated: what was typed and is no amount would be kept, or would empty the field without a word. */
const refuseOtherThanAmounts: FieldHook = ({ value, req, path, collection, field }) => {
  const message = amountProblem(value, false, readLocale(req.i18n?.language))
  if (message === null) return value
  const error = { label: field.label ?? field.name, message, path: path.join('.') }
  throw new ValidationError({ collection: collection?.slug ?? '', errors: [error as never], req }, req.t)
}
