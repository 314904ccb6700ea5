'use client'
import { SelectInput, useAllFormFields, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { questionsBefore } from './questions-before'

/** The question whose answer decides: chosen by its words among those that stand before this part of the form. */
export function QuestionPicker({ field, path }: TextFieldClientProps) {
  const { value, setValue, showError } = useField<string>({ path })
  const [fields] = useAllFormFields()
  const place = Number(/^fields\.(\d+)\./.exec(path)?.[1] ?? 0)
  const options = questionsBefore(fields, place).map(({ name, label }) => ({ value: name, label }))
  const isGone = Boolean(value) && options.every((option) => option.value !== value)
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label ?? field.name}
      {...(field.admin?.description ? { description: field.admin.description as never } : {})}
      options={isGone ? [...options, { value, label: value }] : options}
      value={value ?? ''}
      isClearable
      showError={showError}
      onChange={(option) => {
        if (!Array.isArray(option)) setValue(option?.value ?? null)
      }}
    />
  )
}
