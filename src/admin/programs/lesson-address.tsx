'use client'
import { TextField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

/** The address of a lesson: made from its title, so nothing says that it has to be typed. */
export function LessonAddress(props: TextFieldClientProps) {
  return <TextField {...props} field={{ ...props.field, required: false }} />
}
