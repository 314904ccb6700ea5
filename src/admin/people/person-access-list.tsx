import type { PersonAccess } from '@/plugins/commerce/staff/operations/read-person'
import { accessReason } from '@/src/domain/access/access-reasons'
import { ACCESS_SOURCES, ACCESS_STATES } from '@/src/domain/access/access-source'
import { readLocale } from '@/src/domain/languages/locales'
import { ActionDialog, type ActionDialogProps } from '../ui/action-dialog'
import { commonMessages } from '../ui/messages'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StatePill } from '../ui/state-pill'
import { UndoButton } from '../ui/undo-button'
import { onDay, when } from '../ui/when'
import { accessMessages } from './access-messages'

type Props = {
  userId: string
  access: PersonAccess[]
  programs: { value: string; label: string }[]
  language: string
}

type Entry = PersonAccess & { path: string; language: string }

/** Every source of a person's access, and the two things staff can do about it. */
export function PersonAccessList({ userId, access, programs, language }: Props) {
  const t = inLanguage(accessMessages, language)
  const common = inLanguage(commonMessages, language)
  const path = `/users/${userId}/user-products`
  return (
    <section className={styles.card} aria-label={t('programs')}>
      <h2>{t('programs')}</h2>
      {access.length === 0 ? <p className={styles.quiet}>{common('none')}</p> : null}
      <ul>
        {access.map((row) => (
          <li key={row.id}>
            <div className={styles.row}>
              <strong>{row.title}</strong>
              <StatePill {...ACCESS_STATES[row.state]} />
              <span>
                {said(ACCESS_SOURCES[row.source].because, language)}
                {row.orderId ? (
                  <>
                    {' '}
                    (
                    <a href={`/manage-website/collections/orders/${row.orderId}`}>
                      {t('order', { number: row.orderNumber ?? '' })}
                    </a>
                    )
                  </>
                ) : null}
                {t('since', { day: onDay(row.since, language) })}
                {row.reason ? t('because', { reason: accessReason(row.reason, readLocale(language)) }) : ''}
                {row.state === 'active' ? duration(row, language) : ''}
                {row.state === 'ended'
                  ? t('ended', {
                      day: onDay(row.endedAt, language),
                      reason: accessReason(row.endReason ?? '', readLocale(language)),
                    })
                  : ''}
              </span>
              {row.staffAct ? <UndoAccess {...row} staffAct={row.staffAct} language={language} /> : null}
              {row.accessEndsAt ? <ExtendAccess {...row} path={path} language={language} /> : null}
              {row.state === 'active' ? <MoveAccess {...row} path={path} language={language} /> : null}
              {row.state === 'active' ? (
                <EndAccess {...row} path={path} hasOther={isTwice(row, access)} language={language} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <ActionDialog
          label={t('openProgram')}
          title={t('openProgramTitle')}
          consequences={<p>{t('openProgramText')}</p>}
          path={path}
          fields={[
            { name: 'productId', label: t('program'), kind: 'choice', required: true, options: programs },
            { name: 'days', label: t('howLong'), kind: 'one-of', options: terms(language) },
            { name: 'days', label: t('forDays'), kind: 'text', help: t('otherDays') },
            { ...reasonField(language), initial: t('complimentary') },
          ]}
        />
      </div>
    </section>
  )
}

/** For ever, or what is asked for most often. */
function terms(language: string) {
  const t = inLanguage(accessMessages, language)
  const days = [30, 90, 365].map((count) => ({ value: String(count), label: t('days', { count }) }))
  return [{ value: '', label: t('forEver') }, ...days]
}

function reasonField(language: string): NonNullable<ActionDialogProps['fields']>[number] {
  const label = inLanguage(commonMessages, language)('reason')
  return { name: 'reason', label, kind: 'long-text', required: true }
}

function duration({ accessEndsAt, daysFromOpening }: PersonAccess, language: string): string {
  const t = inLanguage(accessMessages, language)
  if (accessEndsAt) return t('openUntil', { when: when(accessEndsAt, language) })
  return daysFromOpening ? t('fromOpening', { count: daysFromOpening }) : ''
}

/** Staff who ended it open it again; staff who opened it take that back. */
function UndoAccess({
  staffAct,
  endReason,
  language,
}: Pick<PersonAccess, 'endReason'> & { staffAct: string; language: string }) {
  const t = inLanguage(accessMessages, language)
  const common = inLanguage(commonMessages, language)
  const label = endReason?.startsWith('ended by staff') ? t('openAgain') : common('undo')
  return <UndoButton key={staffAct} activityId={staffAct} label={label} />
}

function ExtendAccess({ id, title, accessEndsAt, path, language }: Entry) {
  const t = inLanguage(accessMessages, language)
  return (
    <ActionDialog
      label={t('extend')}
      title={t('moreTime', { title })}
      consequences={
        <ul>
          <li>{t('endsNow', { when: when(accessEndsAt, language) })}</li>
          <li>{t('remindersAnew')}</li>
        </ul>
      }
      path={`${path}/${id}/extend`}
      fields={[
        { name: 'days', label: t('daysMore'), kind: 'text', help: t('orUntil') },
        { name: 'until', label: t('untilEndOf'), kind: 'date' },
        reasonField(language),
      ]}
    />
  )
}

function MoveAccess({ id, title, source, accessEndsAt, path, language }: Entry) {
  const t = inLanguage(accessMessages, language)
  return (
    <>
      {accessEndsAt ? (
        <ActionDialog
          label={t('defer')}
          title={t('deferTitle', { title })}
          consequences={<p>{t('deferText', { when: when(accessEndsAt, language) })}</p>}
          path={`${path}/${id}/defer`}
          fields={[reasonField(language)]}
        />
      ) : null}
      {source === 'seat' ? null : (
        <ActionDialog
          label={t('move')}
          title={t('moveTitle', { title })}
          consequences={
            <ul>
              <li>{t('moveOpens')}</li>
              <li>{t('moveStays')}</li>
              <li>{t('moveRefund')}</li>
            </ul>
          }
          path={`${path}/${id}/transfer`}
          fields={[
            { name: 'email', label: t('accountEmail'), kind: 'text', required: true },
            reasonField(language),
          ]}
        />
      )}
    </>
  )
}

function isTwice({ id, productId }: PersonAccess, access: PersonAccess[]): boolean {
  return access.some((other) => other.productId === productId && other.id !== id && other.state === 'active')
}

function EndAccess({ id, title, source, path, hasOther, language }: Entry & { hasOther: boolean }) {
  const t = inLanguage(accessMessages, language)
  return (
    <ActionDialog
      label={t('end')}
      title={t('endTitle', { title })}
      consequences={
        <ul>
          <li>{t(hasOther ? 'staysOpen' : 'closes')}</li>
          {ACCESS_SOURCES[source].isPaid ? <li>{t('noMoney')}</li> : null}
        </ul>
      }
      path={`${path}/${id}/end`}
      fields={[reasonField(language)]}
    />
  )
}
