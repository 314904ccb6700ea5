'use client'

import { useMessages } from '../languages/language-provider'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import { ConsentFields } from './consent-fields'
import { NewPasswordField } from './new-password-field'
import { checkClaim } from './reset-form-rules'
import { type OpenLink, ResetGate } from './reset-gate'
import { useResetSubmit } from './use-reset-submit'

const EMPTY = { newPassword: '', agreeToPromotions: false, agreeToTerms: false }

/** `/reset-password-for-migrated-users`: the first password of somebody from the older system, with their consents. */
export function MigratedResetScreen() {
  return <ResetGate>{(link) => <ClaimForm link={link} />}</ResetGate>
}

function ClaimForm({ link }: { link: OpenLink }) {
  const t = useMessages('accounts')
  const form = useForm(EMPTY, checkClaim)
  const { submit, sending, failure } = useResetSubmit('migration', link, ({ errors }) => form.refuse(errors))
  return (
    <AuthCard title={t('resetYourPassword')} intro={<p>{t('chooseFirstPassword')}</p>}>
      <Form onSubmit={submitting(form, () => submit(form.values))}>
        {failure ? (
          <Notice type="error" title={t('passwordNotChanged')}>
            {failure.message}
          </Notice>
        ) : null}
        <NewPasswordField
          name="newPassword"
          value={form.values.newPassword}
          error={form.errors.newPassword}
          onChange={(newPassword) => form.change({ newPassword })}
          onBlur={() => form.blur('newPassword')}
        />
        <ConsentFields values={form.values} termsError={form.errors.agreeToTerms} onChange={form.change} />
        <Button type="submit" size="large" wide loading={sending}>
          {t('resetPassword')}
        </Button>
      </Form>
    </AuthCard>
  )
}
