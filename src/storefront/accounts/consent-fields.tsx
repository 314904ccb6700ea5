import { CheckboxField } from '../ui/checkbox-field'

type Consents = { agreeToPromotions: boolean; agreeToTerms: boolean }

type ConsentFieldsProps = {
  values: Consents
  termsError: string | undefined
  onChange: (changed: Partial<Consents>) => void
}

/** The two questions everybody is asked who sets a password here: promotions if they like, the terms in any case. */
export function ConsentFields({ values, termsError, onChange }: ConsentFieldsProps) {
  return (
    <>
      <CheckboxField
        name="agreeToPromotions"
        label="Send me news and offers (optional)"
        checked={values.agreeToPromotions}
        onChange={(event) => onChange({ agreeToPromotions: event.target.checked })}
      />
      <CheckboxField
        name="agreeToTerms"
        label={
          <>
            I accept the{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noreferrer">
              Terms and Conditions
            </a>{' '}
            and the{' '}
            <a href="/privacy-policy" target="_blank" rel="noreferrer">
              Privacy Policy
            </a>
          </>
        }
        checked={values.agreeToTerms}
        error={termsError}
        required
        onChange={(event) => onChange({ agreeToTerms: event.target.checked })}
      />
    </>
  )
}
