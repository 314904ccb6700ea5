'use client'

import { useUserProducts } from 'payload-plugin-digital-commerce/client'
import { MyCertificates } from '../certificates/my-certificates'
import { YourGroups } from '../groups/your-groups'
import { useMessages } from '../languages/language-provider'
import { useAllProgress } from '../progress/use-progress'
import { RequireSession } from '../session/require-session'
import { useSession } from '../session/use-session'
import { Button } from '../ui/button'
import { Container } from '../ui/container'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { Notice } from '../ui/notice'
import { AwaitedOrders } from './awaited-orders'
import { EndedPrograms } from './ended-programs'
import styles from './my-programs-screen.module.css'
import { MyProgramsSkeleton } from './my-programs-skeleton'
import { OwnedProgramCard } from './owned-program-card'

/** `/profile`, shown as My programs: everything this customer may open. */
export function MyProgramsScreen() {
  const t = useMessages('members')
  return (
    <Container fill className={styles.screen}>
      <h1>{t('title')}</h1>
      <RequireSession fallback={<MyProgramsSkeleton />}>
        <MyPrograms />
      </RequireSession>
    </Container>
  )
}

function MyPrograms() {
  const t = useMessages('members')
  const { user } = useSession()
  const { userProducts, awaited, loading, error, reload } = useUserProducts()
  const { programs, isSettled } = useAllProgress()
  if (loading || !isSettled) return <MyProgramsSkeleton />
  const ended = programs.filter(({ status }) => status === 'ended')
  return (
    <>
      {user?.firstname ? <p className={styles.welcome}>{t('welcome', { name: user.firstname })}</p> : null}
      {error ? (
        <Notice
          type="error"
          action={
            <Button variant="quiet" onClick={() => void reload()}>
              {t('tryAgain')}
            </Button>
          }
        >
          {error}
        </Notice>
      ) : null}
      <AwaitedOrders orders={awaited} />
      {userProducts.length > 0 ? (
        <ul className={styles.cards}>
          {userProducts.map((userProduct) => (
            <OwnedProgramCard
              key={userProduct.id}
              userProduct={userProduct}
              progress={programs.find(({ slug }) => slug === userProduct.slug) ?? null}
            />
          ))}
        </ul>
      ) : null}
      {userProducts.length + awaited.length === 0 && !error ? <NoPrograms /> : null}
      <MyCertificates />
      <YourGroups />
      <OwnWords />
      {ended.length > 0 ? <EndedPrograms programs={ended} /> : null}
    </>
  )
}

/** The way to what somebody wrote for themselves: also when no program is open any more. */
function OwnWords() {
  const t = useMessages('members')
  return (
    <nav className={styles.ownWords} aria-label={t('ownWords')}>
      <LinkButton variant="secondary" href="/profile/action-plan">
        {t('actionPlan')}
      </LinkButton>
      <LinkButton variant="secondary" href="/profile/notes">
        {t('allNotes')}
      </LinkButton>
    </nav>
  )
}

function NoPrograms() {
  const t = useMessages('members')
  return (
    <EmptyState
      title={t('noPrograms')}
      action={
        <LinkButton href="/programs" size="large">
          {t('explorePrograms')}
        </LinkButton>
      }
    >
      <p>{t('noProgramsText')}</p>
    </EmptyState>
  )
}
