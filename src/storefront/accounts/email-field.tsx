import type { ComponentProps } from 'react'
import { useMessages } from '../languages/language-provider'
import { TextField } from '../ui/text-field'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'autoComplete'>

/** The address of an account somebody has already: browsers fill in the one they know. */
export function EmailField(props: EmailFieldProps) {
  const t = useMessages('accounts')
  return <TextField label={t('email')} type="email" autoComplete="username" inputMode="email" {...props} />
}
