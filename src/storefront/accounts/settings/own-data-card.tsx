'use client'

import { useEffect, useState } from 'react'
import { api } from '../../http/api'
import type { AnswerOf } from '../../http/contract'
import { useMessages } from '../../languages/language-provider'
import { notify } from '../../notifications/notify'
import { useOwnData } from '../../session/use-own-data'
import { Button } from '../../ui/button'
import { LongDate } from '../../ui/long-date'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import styles from './settings.module.css'
import { SettingsCard } from './settings-card'

type OwnData = AnswerOf<'GET', '/users/own-data'>['data']

/** On the account settings: a copy of one's data, closing the account, and opening it again. */
export function OwnDataCard() {
  const t = useMessages('settings')
  const { data, mutate } = useOwnData({ method: 'GET', path: '/users/own-data' })
  const closesAt = data?.data.closesAt ?? null
  const officer = data?.data.privacyOfficer ?? null
  const reload = () => void mutate()
  return (
    <SettingsCard title={t('ownData')}>
      <p>{t('ownDataText')}</p>
      <Copy />
      {officer ? <p>{t('privacyOfficer', officer)}</p> : null}
      {data && closesAt ? <Reopen closesAt={closesAt} onDone={reload} /> : null}
      {data && !closesAt ? <Close {...data.data} onDone={reload} /> : null}
    </SettingsCard>
  )
}

function Copy() {
  const t = useMessages('settings')
  const [isBusy, setBusy] = useState(false)
  // Where the link of a mail leads that works no more.
  const [isExpired, setExpired] = useState(false)
  useEffect(() => {
    setExpired(new URLSearchParams(window.location.search).get('link') === 'expired')
  }, [])
  async function ask(): Promise<void> {
    setBusy(true)
    const result = await api({ method: 'POST', path: '/users/data-export' })
    setBusy(false)
    if (result.ok) setExpired(false)
    if (result.ok) notify('success', t('copySent'), t('copySentText'))
    else notify('error', result.failure.message)
  }
  return (
    <div className={styles.form}>
      {isExpired ? <Notice type="warning">{t('copyExpired')}</Notice> : null}
      <div>
        <Button variant="secondary" loading={isBusy} onClick={() => void ask()}>
          {t('copyOfData')}
        </Button>
      </div>
    </div>
  )
}

function Close({ leads, gives, onDone }: Pick<OwnData, 'leads' | 'gives'> & { onDone: () => void }) {
  const t = useMessages('settings')
  const [isAsking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function close(): Promise<void> {
    setBusy(true)
    const result = await api({ method: 'POST', path: '/users/close-account', body: { password } })
    setBusy(false)
    if (!result.ok) return setFailure(result.failure.message)
    notify('success', t('accountClosing'))
    onDone()
  }
  if (!isAsking) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {t('closeAccount')}
        </Button>
      </div>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void close()
      }}
    >
      <h3>{t('closeAccount')}</h3>
      <p>{t('deletedNow')}</p>
      <p>{t('deletedLater')}</p>
      <p>{t('keptByLaw')}</p>
      <Others leads={leads} gives={gives} />
      {failure ? <Notice type="error">{failure}</Notice> : null}
      <PasswordField
        label={t('currentPassword')}
        name="closing-password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit" loading={isBusy} disabled={password === ''}>
          {t('closeAccount')}
        </Button>{' '}
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {t('keepAccount')}
        </Button>
      </div>
    </form>
  )
}

/** What of theirs others wait for, by name, and what becomes of it. */
function Others({ leads, gives }: Pick<OwnData, 'leads' | 'gives'>) {
  const t = useMessages('settings')
  return (
    <>
      {leads.length > 0 ? (
        <p>
          {t('groupsStay', { count: leads.length, names: leads.join(', ') })} {t('groupsNeedLeader')}
        </p>
      ) : null}
      {gives.length > 0 ? (
        <>
          <p>{t('giftsStay')}</p>
          <ul>
            {gives.map(({ id, title, to }) => (
              <li key={id}>{t('giftFor', { title, name: to })}</li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function Reopen({ closesAt, onDone }: { closesAt: string; onDone: () => void }) {
  const t = useMessages('settings')
  async function reopen(): Promise<void> {
    const result = await api({ method: 'POST', path: '/users/reopen-account' })
    if (result.ok) notify('success', t('accountStays'), t('wordsAreGone'))
    else notify('error', result.failure.message)
    onDone()
  }
  return (
    <Notice
      type="warning"
      live={false}
      action={<Button onClick={() => void reopen()}>{t('keepAccount')}</Button>}
    >
      {t.rich('closesOn', { day: () => <LongDate iso={closesAt} /> })} {t('wordsAreGone')}
    </Notice>
  )
}
