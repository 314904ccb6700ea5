import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { LocalAnchor } from '../languages/local-link'
import { CheckboxField } from '../ui/checkbox-field'

type Consents = { agreeToPromotions: boolean; agreeToTerms: boolean }

type ConsentFieldsProps = {
  values: Consents
  termsError: string | undefined
  onChange: (changed: Partial<Consents>) => void
}

/** The two questions everybody is asked who sets a password here: promotions if they like, the terms in any case. */
export function ConsentFields({ values, termsError, onChange }: ConsentFieldsProps) {
  const t = useMessages('accounts')
  return (
    <>
      <CheckboxField
        name="agreeToPromotions"
        label={t('promotions')}
        checked={values.agreeToPromotions}
        onChange={(event) => onChange({ agreeToPromotions: event.target.checked })}
      />
      <CheckboxField
        name="agreeToTerms"
        label={t.rich('acceptTerms', {
          terms: (words) => <InNewTab href="/terms-and-conditions">{words}</InNewTab>,
          privacy: (words) => <InNewTab href="/privacy-policy">{words}</InNewTab>,
        })}
        checked={values.agreeToTerms}
        error={termsError}
        required
        onChange={(event) => onChange({ agreeToTerms: event.target.checked })}
      />
    </>
  )
}

function InNewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LocalAnchor href={href} target="_blank" rel="noreferrer">
      {children}
    </LocalAnchor>
  )
}
