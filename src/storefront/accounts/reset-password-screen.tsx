'use client'

import { useMessages } from '../languages/language-provider'
import { submitting } from '../state/submitting'
import { useForm } from '../state/use-form'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { Form } from '../ui/form'
import { Notice } from '../ui/notice'
import { AuthCard } from './auth-card'
import { NewPasswordField } from './new-password-field'
import styles from './reset.module.css'
import { checkReset } from './reset-form-rules'
import { type OpenLink, ResetGate } from './reset-gate'
import { useResetSubmit } from './use-reset-submit'

/** `/reset-password`: where an ordinary reset link leads. */
export function ResetPasswordScreen() {
  return (
    <Container fill className={styles.standing}>
      <ResetGate>{(link) => <ResetForm link={link} />}</ResetGate>
    </Container>
  )
}

function ResetForm({ link }: { link: OpenLink }) {
  const t = useMessages('accounts')
  const form = useForm({ newPassword: '' }, checkReset)
  const { submit, sending, failure } = useResetSubmit('reset', link, ({ errors }) => form.refuse(errors))
  return (
    <AuthCard title={t('resetYourPassword')} intro={<p>{t('choosePassword')}</p>}>
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
        <Button type="submit" size="large" wide loading={sending}>
          {t('resetPassword')}
        </Button>
      </Form>
    </AuthCard>
  )
}
