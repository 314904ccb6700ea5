'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { LANGUAGE_NAMES, LOCALES, readLocale } from '@/src/domain/languages/locales'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { Dialog } from '../ui/dialog'
import { commonMessages } from '../ui/messages'
import styles from '../ui/staff.module.css'
import { useApiBase } from '../ui/staff-link'
import { useStaffMessages } from '../ui/use-staff-messages'
import { inviteMessages } from './invite-messages'

type Outcome = 'invited' | 'resent' | 'joined-already' | 'twice' | 'no-address' | 'no-place'
type Row = { row: string; email: string | null; outcome: Outcome }

/** Invites a pasted list to a group: first what becomes of each row, then the mails. */
export function InviteMany({ groupId, name }: { groupId: string; name: string }) {
  const t = useStaffMessages(inviteMessages)
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    router.refresh()
  }
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        {t('invite')}
      </button>
      {isOpen ? (
        <Dialog title={t('title', { name })} onClose={close}>
          <Invitations groupId={groupId} onClose={close} />
        </Dialog>
      ) : null}
    </>
  )
}

function Invitations({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const t = useStaffMessages(inviteMessages)
  const common = useStaffMessages(commonMessages)
  const base = useApiBase()
  const { language } = useTranslation().i18n
  const [locale, setLocale] = useState(() => readLocale(language))
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<(ApiAnswer & { isPreview: boolean }) | null>(null)
  const rows = answer?.ok ? (answer.body.data as Row[]) : null
  const count = rows?.filter(({ outcome }) => outcome === 'invited' || outcome === 'resent').length ?? 0
  const isSent = rows !== null && answer?.isPreview === false
  const run = async (preview: boolean) => {
    setBusy(true)
    const body = { emails: text.split('\n'), preview, locale }
    const given = await callApi('POST', `/groups/${groupId}/invitations`, { base, body })
    setAnswer({ ...given, isPreview: preview })
    setBusy(false)
  }
  return (
    <div aria-busy={isBusy}>
      {rows ? null : (
        <div className={styles.field}>
          <p>{t('text')}</p>
          <label htmlFor="invite-many">{t('addresses')}</label>
          <textarea
            id="invite-many"
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <label htmlFor="invite-language">{t('language')}</label>
          <select
            id="invite-language"
            value={locale}
            onChange={(event) => setLocale(readLocale(event.target.value))}
          >
            {LOCALES.map((each) => (
              <option key={each} value={each} lang={each}>
                {LANGUAGE_NAMES[each]}
              </option>
            ))}
          </select>
        </div>
      )}
      <div aria-live="polite">
        {answer && !answer.ok ? <p className={styles.problem}>{answer.message}</p> : null}
        {isSent ? <p className={styles.done}>{t('sent', { count })}</p> : null}
      </div>
      {rows && !isSent ? <Rows rows={rows} /> : null}
      <div className={styles.row}>
        {isSent || (rows && count === 0) ? null : (
          <button
            type="button"
            className={styles.button}
            data-main=""
            disabled={isBusy || text.trim() === ''}
            onClick={() => void run(rows === null)}
          >
            {isBusy ? common('oneMoment') : rows ? t('send', { count }) : t('check')}
          </button>
        )}
        {rows && !isSent ? (
          <button type="button" className={styles.button} onClick={() => setAnswer(null)}>
            {t('change')}
          </button>
        ) : null}
        <button type="button" className={styles.button} onClick={onClose}>
          {common(isSent ? 'close' : 'back')}
        </button>
      </div>
    </div>
  )
}

function Rows({ rows }: { rows: Row[] }) {
  const t = useStaffMessages(inviteMessages)
  const keyed = rows.map((row, index) => ({ ...row, key: `${index} ${row.row}` }))
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ key, row, email, outcome }) => (
            <tr key={key}>
              <td>{email ?? row}</td>
              <td>{t(outcome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
