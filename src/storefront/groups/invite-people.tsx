'use client'

import { useState } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LOCALES, readLocale } from '@/src/domain/languages/locales'
import { useLocale, useMessages } from '../languages/language-provider'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Notice } from '../ui/notice'
import { SelectField } from '../ui/select-field'
import { TextareaField } from '../ui/textarea-field'
import styles from './groups.module.css'
import type { InvitedRow, LedGroup } from './use-group'

const OUTCOMES = {
  invited: 'willInvite',
  resent: 'willResend',
  'joined-already': 'isIn',
  twice: 'twice',
  'no-address': 'noAddress',
  'no-place': 'noPlace',
} as const satisfies Record<InvitedRow['outcome'], string>

/** Two rows may say the same. */
const keyed = (rows: InvitedRow[]) => rows.map((row, nr) => ({ ...row, key: `${nr} ${row.row}` }))

const isSent = ({ outcome }: InvitedRow) => outcome === 'invited' || outcome === 'resent'

/** A pasted list: first what would come of each row, then the mails. */
export function InvitePeople({ invite }: Pick<LedGroup, 'invite'>) {
  const t = useMessages('groups')
  const [text, setText] = useState('')
  const [locale, setLocale] = useState(useLocale())
  const [rows, setRows] = useState<InvitedRow[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function run(preview: boolean): Promise<void> {
    setBusy(true)
    const answer = await invite([text], { preview, locale })
    setBusy(false)
    if (typeof answer === 'string') return setProblem(answer)
    setProblem(null)
    if (preview) return setRows(answer)
    notify('success', t('sent', { count: answer.filter(isSent).length }))
    setText('')
    setRows(null)
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="invite-people">
      <h2 id="invite-people">{t('invite')}</h2>
      {problem ? <Notice type="error">{problem}</Notice> : null}
      {rows ? (
        <>
          <ul className={styles.rows}>
            {keyed(rows).map(({ key, row, email, outcome }) => (
              <li key={key} className={styles.row}>
                <span className={styles.who}>{email ?? row}</span>
                <span>{t(OUTCOMES[outcome])}</span>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {rows.some(isSent) ? (
              <Button loading={isBusy} onClick={() => void run(false)}>
                {t('send', { count: rows.filter(isSent).length })}
              </Button>
            ) : null}
            <Button variant="secondary" onClick={() => setRows(null)}>
              {t('change')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextareaField
            name="emails"
            label={t('addresses')}
            hint={t('addressesHint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <SelectField
            name="invitationLanguage"
            label={t('mailLanguage')}
            value={locale}
            onChange={(event) => setLocale(readLocale(event.target.value))}
            options={LOCALES.map((value) => ({
              value,
              label: LANGUAGE_NAMES[value],
              lang: LANGUAGE_TAGS[value],
            }))}
          />
          <div className={styles.actions}>
            <Button loading={isBusy} disabled={text.trim() === ''} onClick={() => void run(true)}>
              {t('check')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
