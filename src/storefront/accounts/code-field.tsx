import type { ComponentProps } from 'react'
import { TextField } from '../ui/text-field'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'autoComplete'>

/** The code of an authenticator app: phones offer it, and show digits to type it with. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      label="Code from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={8}
      {...props}
    />
  )
}
