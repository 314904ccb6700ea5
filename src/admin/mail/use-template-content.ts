'use client'
import { useAllFormFields, useForm } from '@payloadcms/ui'

/** The words in the form as they are now, saved or not, as the API takes them; a text that changes when they do. */
export function useTemplateContent(): string {
  // Asked for so that this is read again whenever a field changes.
  useAllFormFields()
  const { subject, heading, blocks } = useForm().getData()
  return JSON.stringify({ subject, heading, blocks })
}
