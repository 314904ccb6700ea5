import type { Payload, UIFieldServerProps } from 'payload'
import { findLeaderless } from '@/plugins/groups/operations/find-leaderless'
import { SEAT_STATES, type SeatState } from '@/src/domain/groups/seat-state'
import { hasRole } from '@/src/server/access'
import { ActionDialog } from '../ui/action-dialog'
import { commonMessages } from '../ui/messages'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { when } from '../ui/when'
import { InviteMany } from './invite-many'
import { LeaderGone } from './leaderless-card'
import { groupMessages } from './messages'

type Stored = { name?: string; endsAt?: string | null; keepsAccess?: boolean | null }

/** On top of a group: how its places stand, and the two things staff can do about it. */
export async function GroupPage({ id, data, payload, req, i18n }: UIFieldServerProps) {
  if (!id || !hasRole(req, 'admin')) return null
  const { name = '', endsAt, keepsAccess } = data as Stored
  const { language } = i18n
  const t = inLanguage(groupMessages, language)
  const [places, leaderless] = await Promise.all([
    countPlaces(payload, String(id)),
    findLeaderless(payload, String(id)),
  ])
  return (
    <section className={`${styles.page} ${styles.card}`} aria-label={t('group')}>
      <div className={styles.row}>
        {places.map(({ state, count }) => (
          <span key={state}>
            {count} <StatePill {...SEAT_STATES[state]} />
          </span>
        ))}
        <a href={`/manage-website/collections/group-seats?where[group][equals]=${id}`}>{t('allPlaces')}</a>
      </div>
      {leaderless.map((group) => (
        <p key={group.id}>
          <LeaderGone {...group} language={language} />
        </p>
      ))}
      <p>{endsAt ? t('ends', { when: when(endsAt, language) }) : t('noEnd')}</p>
      <div className={styles.row}>
        <InviteMany groupId={String(id)} name={name} />
        {endsAt ? <ExtendGroup id={String(id)} {...{ name, endsAt, keepsAccess, language }} /> : null}
        <ActionDialog
          label={t('leader')}
          title={t('leaderTitle', { name })}
          consequences={
            <ul>
              <li>{t('leaderSees')}</li>
              <li>{t('leaderKeeps')}</li>
            </ul>
          }
          path={`/groups/${id}/leader`}
          fields={[
            { name: 'email', label: t('accountEmail'), kind: 'text', required: true },
            reasonField(language),
          ]}
        />
      </div>
    </section>
  )
}

function reasonField(language: string) {
  const label = inLanguage(commonMessages, language)('reason')
  return { name: 'reason', label, kind: 'long-text', required: true } as const
}

type Extended = {
  id: string
  name: string
  endsAt: string
  keepsAccess: boolean | null | undefined
  language: string
}

function ExtendGroup({ id, name, endsAt, keepsAccess, language }: Extended) {
  const t = inLanguage(groupMessages, language)
  return (
    <ActionDialog
      label={t('extend')}
      title={t('moreTime', { name })}
      consequences={
        <ul>
          <li>{t('endsNow', { when: when(endsAt, language) })}</li>
          <li>{t(keepsAccess ? 'joinLonger' : 'accessWithIt')}</li>
          <li>{t('remindersAnew')}</li>
        </ul>
      }
      path={`/groups/${id}/extend`}
      fields={[
        { name: 'days', label: t('daysMore'), kind: 'text', help: t('orUntil') },
        { name: 'until', label: t('untilEndOf'), kind: 'date' },
        reasonField(language),
      ]}
    />
  )
}

async function countPlaces(payload: Payload, group: string) {
  const states = Object.keys(SEAT_STATES) as SeatState[]
  const counts = await Promise.all(
    states.map(async (state) => {
      const where = { group: { equals: group }, state: { equals: state } }
      return { state, count: (await payload.count({ collection: 'group-seats', where })).totalDocs }
    }),
  )
  return counts.filter(({ count }) => count > 0)
}
