'use client'

import { useState } from 'react'
import { ACCOUNT_MESSAGES } from '@/src/domain/users/account-messages'
import { BillingFields } from '../../checkout/billing-fields'
import { useBillingForm } from '../../checkout/use-billing-form'
import { useDefaultBilling } from '../../checkout/use-default-billing-address'
import { api } from '../../http/api'
import { useMessages } from '../../languages/language-provider'
import { notify } from '../../notifications/notify'
import type { SessionUser } from '../../session/session-user'
import { submitting } from '../../state/submitting'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { KeptTextNotice } from '../../ui/kept-text-notice'
import { Notice } from '../../ui/notice'
import styles from './settings.module.css'

/** The address checkout begins with. */
export function DefaultBillingForm({ user }: { user: SessionUser }) {
  const t = useMessages('settings')
  const standard = useDefaultBilling()
  const form = useBillingForm(user, 'account')
  const [failure, setFailure] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function save(): Promise<void> {
    setFailure(null)
    setSending(true)
    const address = form.address()
    const call = { method: 'PUT', path: '/users/default-billing-address', body: address } as const
    const result = await api(call)
    setSending(false)
    if (result.ok) {
      form.forgetDraft()
      void standard.saved(address)
      return notify('success', t('billingSaved'))
    }
    form.refuse(result.failure.errors)
    setFailure(result.failure.message)
  }

  return (
    <Form note={false} className={styles.form} onSubmit={submitting(form, save)}>
      <p>{t('billingText')}</p>
      {standard.failed ? <Notice type="warning" title={ACCOUNT_MESSAGES.billingAddress} /> : null}
      <KeptTextNotice shown={form.restored} />
      {failure ? (
        <Notice type="error" title={t('billingNotSaved')}>
          {failure}
        </Notice>
      ) : null}
      <BillingFields form={form} />
      <div>
        <Button type="submit" loading={sending}>
          {t('saveAddress')}
        </Button>
      </div>
    </Form>
  )
}
