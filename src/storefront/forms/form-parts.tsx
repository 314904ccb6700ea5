'use client'

import type { ReactNode } from 'react'
import type { Form } from '../state/use-form'
import { FileInput } from './file-input'
import { FormInput } from './form-input'
import type { FormStep } from './form-steps'
import type { FormFiles, FormValues } from './form-values'

type FormPartsProps = {
  formId: string
  step: FormStep | undefined
  form: Form<FormValues>
  files: FormFiles
  onFiles: (name: string, files: File[]) => void
  /** Words between the fields, by their place in the form. */
  texts: Record<number, ReactNode>
}

/** What stands on one step of a form. */
export function FormParts({ formId, step, form, files, onFiles, texts }: FormPartsProps) {
  return (step?.parts ?? []).map((part) => {
    if (part.kind === 'step') return null
    if (part.kind === 'text') return <div key={part.index}>{texts[part.index]}</div>
    const { name, label, field } = part
    const shared = { id: `${formId}-${name}`, name, label, error: form.errors[name] }
    if (field.blockType === 'upload') {
      const change = (chosen: File[]) => onFiles(name, chosen)
      return <FileInput key={name} {...shared} field={field} files={files[name] ?? []} onChange={change} />
    }
    return (
      <FormInput
        key={name}
        {...shared}
        field={field}
        value={form.values[name] ?? ''}
        onChange={(value) => form.change({ [name]: value })}
        onBlur={() => form.blur(name)}
      />
    )
  })
}
