'use client'

import { useMessages } from '../languages/language-provider'
import { RequireSession } from '../session/require-session'
import { Card } from '../ui/card'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { LongDate } from '../ui/long-date'
import { Notice } from '../ui/notice'
import { Skeleton } from '../ui/skeleton'
import { GroupCode } from './group-code'
import { GroupDocuments } from './group-documents'
import { GroupName } from './group-name'
import { GroupReport } from './group-report'
import styles from './groups.module.css'
import { InvitePeople } from './invite-people'
import { SeatList } from './seat-list'
import { type Group, useGroup } from './use-group'

/** `/groups/{id}`: the places of a group, for its leader. */
export function GroupScreen({ id }: { id: string }) {
  return (
    <Container width="text" fill className={styles.screen}>
      <RequireSession fallback={<Skeleton height="20rem" />}>
        <LedGroup id={id} />
      </RequireSession>
    </Container>
  )
}

function LedGroup({ id }: { id: string }) {
  const t = useMessages('groups')
  const led = useGroup(id)
  if (led.isMissing) {
    return (
      <EmptyState title={t('notFound')} action={<LinkButton href="/profile">{t('myPrograms')}</LinkButton>}>
        <p>{t('notFoundText')}</p>
      </EmptyState>
    )
  }
  if (!led.group) return <Skeleton height="20rem" />
  const { group } = led
  return (
    <>
      <GroupName name={group.name} change={led.change} />
      <Summary {...group} />
      {group.isOpen ? <InvitePeople {...led} /> : null}
      {group.isOpen ? <GroupCode {...led} group={group} /> : null}
      <SeatList {...led} group={group} />
      <GroupReport {...group} />
    </>
  )
}

function Summary({ seats, programs, endsAt, isOpen, keepsAccess, order }: Group) {
  const t = useMessages('groups')
  const count = (...states: string[]) => seats.filter(({ state }) => states.includes(state)).length
  const figures = [
    [t('taken'), count('active')],
    [t('invited'), count('invited')],
    [t('free'), count('free', 'returned')],
  ] as const
  return (
    <Card className={styles.card}>
      <p>{programs.join(', ')}</p>
      <dl className={styles.counts}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {isOpen ? null : (
        <Notice type="info" live={false}>
          {t('ended')}
        </Notice>
      )}
      {isOpen && endsAt ? (
        <p>{t.rich(keepsAccess ? 'endsOn' : 'endsOnAll', { day: () => <LongDate iso={endsAt} /> })}</p>
      ) : null}
      <GroupDocuments order={order} />
    </Card>
  )
}
