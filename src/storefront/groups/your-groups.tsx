'use client'

import type { ReactNode } from 'react'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { notify } from '../notifications/notify'
import { useOwnData } from '../session/use-own-data'
import { Card } from '../ui/card'
import { CheckboxField } from '../ui/checkbox-field'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './groups.module.css'

type Listed = AnswerOf<'GET', '/groups'>['data'][number]

/** The groups somebody leads or has a place in; nothing for everybody else. */
export function YourGroups() {
  const t = useMessages('groups')
  const { data, mutate } = useOwnData({ method: 'GET', path: '/groups' })
  const groups = data?.data ?? []
  if (groups.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="your-groups">
      <h2 id="your-groups">{t('yourGroups')}</h2>
      <ul className={styles.rows}>
        {groups.map((group) => (
          <li key={group.id} className={styles.row}>
            <span className={styles.who}>
              {t.rich('ofPrograms', { name: group.name, programs: group.programs.join(', '), strong })}
              <br />
              {group.seats ? t('placesShort', group.seats) : t('placeIn')}
            </span>
            {group.seats ? (
              <LocalLink href={`/groups/${group.id}`}>
                {t.rich('manage', { name: group.name, hidden })}
              </LocalLink>
            ) : null}
            {group.agrees !== null && group.showsProgress ? (
              <Agreement {...group} onChanged={() => void mutate()} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Agreement({ id, agrees, onChanged }: Listed & { onChanged: () => void }) {
  const t = useMessages('groups')
  async function change(next: boolean): Promise<void> {
    const path = '/groups/{id}/agreement'
    const result = await api({ method: 'PUT', path, params: { id }, body: { agrees: next } })
    if (result.ok) notify('success', t('agreementSaved'))
    else notify('error', result.failure.message)
    onChanged()
  }
  return (
    <CheckboxField
      name={`agrees-${id}`}
      label={t('agree')}
      checked={agrees ?? false}
      onChange={(event) => void change(event.target.checked)}
    />
  )
}

function strong(words: ReactNode): ReactNode {
  return <strong>{words}</strong>
}

function hidden(words: ReactNode): ReactNode {
  return <VisuallyHidden>{words}</VisuallyHidden>
}
