'use client'
import { useAllFormFields, useForm } from '@payloadcms/ui'

/** The content in the form as it is now, saved or not, as the API takes them; a text that changes when it does. */
export function useTemplateContent(): string {
  // Asked for so that this is read again whenever a field changes.
  useAllFormFields()
  const { subject, heading, blocks } = useForm().getData()
  return JSON.stringify({ subject, heading, blocks })
}
