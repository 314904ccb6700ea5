'use client'
import { useTranslation } from '@payloadcms/ui'
import type { ContestedPart } from '@/src/domain/people/merging'
import { useStaffMessages } from '../ui/use-staff-messages'
import { onDay } from '../ui/when'
import type { Preview } from './merge-dialog'
import { mergeMessages } from './merge-messages'

const CONTESTED = {
  ownedTwice: 'ownedTwice',
  progress: 'twiceProgress',
  completions: 'twiceCompletions',
  certificates: 'twiceCertificates',
  openedEarly: 'twiceOpenedEarly',
  groupPlaces: 'twiceGroupPlaces',
} as const satisfies Record<ContestedPart, string>

/** What would go over, what both have, what stays, and what follows: each with its number. */
export function MergePreview({ other, moves, contested, stays }: Preview) {
  const t = useStaffMessages(mergeMessages)
  const { language } = useTranslation().i18n
  const { name, email, createdAt } = other
  return (
    <>
      <p>
        <strong>{t('otherOne', { name, email, day: onDay(createdAt, language) })}</strong>
      </p>
      <h3>{t('goesOver')}</h3>
      {moves.length === 0 ? <p>{t('nothing')}</p> : null}
      <ul>
        {moves.map(({ part, count }) => (
          <li key={part}>{t('counted', { part: t(part), count })}</li>
        ))}
      </ul>
      {contested.length > 0 ? <h3>{t('bothHave')}</h3> : null}
      <ul>
        {contested.map(({ part, count, fromOther }) => (
          <li key={part}>
            <strong>{count}</strong> – {t(CONTESTED[part], { fromOther })}
          </li>
        ))}
      </ul>
      {stays.length > 0 ? <h3>{t('stays')}</h3> : null}
      <ul>
        {stays.map(({ part, count }) => (
          <li key={part}>
            <strong>{count}</strong> – {t(part)}
          </li>
        ))}
      </ul>
      <h3>{t('afterwards')}</h3>
      <ul>
        <li>{t('noSignIn')}</li>
        <li>{t('told')}</li>
        <li>{t('kept')}</li>
        <li>{t('undo')}</li>
        <li>{t('onRecord')}</li>
      </ul>
    </>
  )
}
