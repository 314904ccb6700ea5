'use client'

import { useState } from 'react'
import { api } from '../../http/api'
import { useMessages } from '../../languages/language-provider'
import { notify } from '../../notifications/notify'
import { useOwnData } from '../../session/use-own-data'
import { Button } from '../../ui/button'
import styles from './settings.module.css'

/** Whether one's address is confirmed, and the link once more while it is not. Nothing on the site depends on it. */
export function AddressConfirmed() {
  const t = useMessages('settings')
  const { data } = useOwnData({ method: 'GET', path: '/users/email-verification' })
  const [sending, setSending] = useState(false)

  async function send(): Promise<void> {
    setSending(true)
    const result = await api({ method: 'POST', path: '/users/email-verification' })
    setSending(false)
    if (result.ok) notify('success', result.data.message, result.data.sent ? t('linkInMailbox') : undefined)
    else notify('error', t('linkNotSent'), result.failure.message)
  }

  if (!data) return null
  if (data.data.verifiedAt) return <p>{t('addressConfirmed')}</p>
  return (
    <div className={styles.form}>
      <p>{t('addressNotConfirmed')}</p>
      <div>
        <Button variant="secondary" loading={sending} onClick={() => void send()}>
          {t('sendMeTheLink')}
        </Button>
      </div>
    </div>
  )
}
