'use client'

import { useState } from 'react'
import { api } from '../http/api'
import { useMessages } from '../languages/language-provider'
import { notify } from '../notifications/notify'
import { useOwnData } from '../session/use-own-data'
import { CheckboxField } from '../ui/checkbox-field'
import { Skeleton } from '../ui/skeleton'
import { SettingsCard } from './settings/settings-card'

/** On the account settings: a mail after a pause in one's programs, on or off. */
export function LearningRemindersCard() {
  const t = useMessages('settings')
  const { data, error, mutate } = useOwnData({ method: 'GET', path: '/learning/reminders' })
  const [sending, setSending] = useState(false)

  async function change(wanted: boolean): Promise<void> {
    setSending(true)
    const result = await api({ method: 'PUT', path: '/learning/reminders', body: { wanted } })
    if (result.ok) await mutate(result.data, { revalidate: false })
    setSending(false)
    if (result.ok) notify('success', wanted ? t('remindersOn') : t('remindersOff'))
    else notify('error', t('choiceNotSaved'), result.failure.message)
  }

  return (
    <SettingsCard title={t('reminders')}>
      {error && !data ? <p>{t('notLoaded')}</p> : null}
      {!data && !error ? <Skeleton height="6rem" /> : null}
      {data ? (
        <CheckboxField
          name="reminders"
          label={t('remindMe')}
          hint={t('remindMeHint')}
          checked={data.data.wanted}
          disabled={sending}
          onChange={(event) => void change(event.target.checked)}
        />
      ) : null}
    </SettingsCard>
  )
}
