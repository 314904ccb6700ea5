'use client'

import { useState } from 'react'
import { localPath } from '@/src/domain/languages/paths'
import { useLocale, useMessages } from '../languages/language-provider'
import { notify } from '../notifications/notify'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { TextField } from '../ui/text-field'
import styles from './groups.module.css'
import type { Group, GroupChange, LedGroup } from './use-group'

/** The code and the link of a group: on or off, new, and whom they are for. */
export function GroupCode({ group, change }: Pick<LedGroup, 'change'> & { group: Group }) {
  const t = useMessages('groups')
  const locale = useLocale()
  const [allowed, setAllowed] = useState(group.allowed.join(', '))
  const [isBusy, setBusy] = useState(false)

  async function save(changed: GroupChange): Promise<void> {
    setBusy(true)
    const problem = await change(changed)
    setBusy(false)
    if (problem) notify('error', problem)
    else notify('success', t('saved'))
  }

  const path = localPath(`/join?code=${group.code}`, locale)
  const link = typeof window === 'undefined' ? '' : `${window.location.origin}${path}`
  return (
    <Card as="section" className={styles.card} aria-labelledby="group-code">
      <h2 id="group-code">{t('codeTitle')}</h2>
      {group.isCodeOpen ? (
        <>
          <p>{t('codeText')}</p>
          <p className={styles.code}>
            {t('code')} <strong>{group.code}</strong>
            <br />
            {t('link')} {link}
          </p>
        </>
      ) : (
        <p>{t('codeOff')}</p>
      )}
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => void save({ isCodeOpen: !group.isCodeOpen })}
        >
          {t(group.isCodeOpen ? 'switchOff' : 'switchOn')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void save({ renewCode: true })}>
          {t('renew')}
        </Button>
      </div>
      <TextField
        name="allowed"
        label={t('allowed')}
        hint={t('allowedHint')}
        required={false}
        value={allowed}
        onChange={(event) => setAllowed(event.target.value)}
      />
      <div className={styles.actions}>
        <Button variant="secondary" disabled={isBusy} onClick={() => void save({ allowed: listed(allowed) })}>
          {t('save')}
        </Button>
      </div>
    </Card>
  )
}

function listed(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}
