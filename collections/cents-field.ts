import type { NumberField } from 'payload'

type Options = { name: string; label: string; required?: boolean } & Pick<
  NumberField,
  'access' | 'admin' | 'defaultValue'
>

/** An amount of money: whole cents, never negative. */
export function centsField(options: Options): NumberField {
  return {
    type: 'number',
    min: 0,
    ...options,
    admin: { step: 1, description: 'In cents: 4900 means $49.00.', ...options.admin },
    validate: (value: unknown) => {
      if (value === null || value === undefined) return options.required ? 'An amount is required.' : true
      return (
        (Number.isSafeInteger(value) && Number(value) >= 0) || 'Use whole cents, for example 4900 for $49.00.'
      )
    },
  } as NumberField
}
