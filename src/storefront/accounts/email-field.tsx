import type { ComponentProps } from 'react'
import { TextField } from '../ui/text-field'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'autoComplete'>

/** The address of an account somebody has already: browsers fill in the one they know. */
export function EmailField(props: EmailFieldProps) {
  return <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...props} />
}
