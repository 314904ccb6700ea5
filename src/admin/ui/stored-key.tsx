import { TextInput } from '@payloadcms/ui'
import type { Payload, TextFieldServerProps } from 'payload'
import { providerName } from '@/plugins/commerce/payments/operations/describe-providers'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { said } from './said'

type Props = Pick<TextFieldServerProps, 'data' | 'field' | 'path' | 'i18n'> & { payload: Payload }

/** Which email it is, by its name. */
export function MessageField(props: Props) {
  return <StoredWord {...props}>{(stored) => said(messageLabel(stored), props.i18n.language)}</StoredWord>
}

/** Whom a payment went through, as the shop calls them. */
export function ProviderField(props: Props) {
  return (
    <StoredWord {...props}>
      {(stored) => said(providerName(props.payload, stored), props.i18n.language)}
    </StoredWord>
  )
}

type WordProps = Pick<Props, 'data' | 'field' | 'path'> & { children: (stored: string) => string }

/** A key the shop stored, on the page of its document as the word its list says. */
export function StoredWord({ data, field, path, children }: WordProps) {
  const stored = (data as Record<string, unknown> | undefined)?.[field.name]
  const label = typeof field.label === 'function' ? undefined : field.label
  return <TextInput path={path} label={label || field.name} value={children(String(stored ?? ''))} readOnly />
}
