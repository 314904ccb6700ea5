import type { ComponentProps } from 'react'
import { useMessages } from '../languages/language-provider'
import { TextField } from '../ui/text-field'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'inputMode' | 'autoComplete'>

/** The code of an authenticator app: phones offer it, and show digits to type it with. */
export function CodeField(props: CodeFieldProps) {
  const t = useMessages('accounts')
  return (
    <TextField
      label={t('appCode')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={8}
      {...props}
    />
  )
}
