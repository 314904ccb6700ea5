import type { NumberField } from 'payload'

type Options = { name: string; label?: NumberField['label']; min: number; max?: number } & Pick<
  NumberField,
  'admin' | 'defaultValue' | 'hooks' | 'required'
>

/** More than a PostgreSQL integer holds is no number of uses, days or minutes. */
const LARGEST = 2_147_483_647

/** A number of things: whole, from `min` to `max`. Empty is allowed unless it is required. */
export function wholeNumberField({ min, max = LARGEST, ...options }: Options): NumberField {
  return {
    type: 'number',
    min,
    max,
    ...options,
    admin: { step: 1, ...options.admin },
    validate: (value: unknown) => {
      if (value === null || value === undefined) return options.required ? 'A number is required.' : true
      const fits = Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
      return (
        fits || `Use a whole number${max === LARGEST ? ` of at least ${min}` : ` from ${min} to ${max}`}.`
      )
    },
  } as NumberField
}
