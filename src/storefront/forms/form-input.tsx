'use client'

import type { ReactNode } from 'react'
import type { WrittenField } from '@/src/domain/forms/read-answer'
import { useMessages } from '../languages/language-provider'
import { CheckboxField } from '../ui/checkbox-field'
import { RadioGroup } from '../ui/radio-group'
import { SelectField } from '../ui/select-field'
import { TextField } from '../ui/text-field'
import { TextareaField } from '../ui/textarea-field'
import styles from './form-input.module.css'

type FormInputProps = {
  /** The element's id, unlike all others of the page. */
  id: string
  name: string
  label: string
  field: WrittenField
  value: string | boolean
  error: string | undefined
  onChange: (value: string | boolean) => void
  onBlur: () => void
}

/** One field of a form as an editor made it, with the input its kind has everywhere else on the site. */
export function FormInput({ id, name, label, field, value, error, onChange, onBlur }: FormInputProps) {
  const t = useMessages('forms')
  const isRequired = field.required === true
  const texts = { id, name, label, error, hint: field.hint || undefined, required: isRequired }
  if (field.blockType === 'checkbox' || field.blockType === 'consent') {
    return (
      <CheckboxField
        {...texts}
        hint={hintOf(field)}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
    )
  }
  if (field.blockType === 'radio') {
    const { label: legend, ...group } = texts
    return (
      <RadioGroup
        {...group}
        legend={legend}
        value={String(value)}
        onChange={onChange}
        options={optionsOf(field)}
      />
    )
  }
  const input = {
    ...texts,
    value: String(value),
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur,
  }
  if (field.blockType === 'textarea') return <TextareaField {...input} />
  if (field.blockType === 'select') {
    return <SelectField {...input} options={optionsOf(field)} placeholder={t('choose')} />
  }
  return <TextField {...input} {...ATTRIBUTES[field.blockType]} autoComplete={autoCompleteOf(field)} />
}

const ATTRIBUTES = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'decimal' },
  date: { type: 'date' },
} as const

/** What one agrees to stands where it is read before the tick, and is read out with it. */
function hintOf(field: WrittenField): ReactNode {
  if (field.blockType !== 'consent' || !field.text) return field.hint || undefined
  return (
    <>
      <span className={styles.consent}>{field.text}</span>
      {field.hint}
    </>
  )
}

const AUTOCOMPLETE: Partial<Record<WrittenField['blockType'], string>> = { email: 'email', phone: 'tel' }

function autoCompleteOf(field: WrittenField): string | undefined {
  if (field.blockType === 'text') return field.autofill ?? undefined
  return AUTOCOMPLETE[field.blockType]
}

function optionsOf({ options }: { options?: { label: string; value?: string | null }[] | null }) {
  return (options ?? []).map(({ label, value }) => ({ label, value: value ?? label }))
}
