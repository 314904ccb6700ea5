import { hasProgram, imageOf, type OwnedProduct } from 'payload-plugin-digital-commerce/client'
import type { ReactNode } from 'react'
import { ProductImage } from '../cart/product-image'
import type { AnswerOf } from '../http/contract'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { ProgressLine } from '../progress/progress-line'
import { Card } from '../ui/card'
import { LinkButton } from '../ui/link-button'
import { LongDate } from '../ui/long-date'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './my-programs-screen.module.css'
import { programAddress } from './program-address'
import { lessonPath } from './program-paths'

/** How far somebody is with a program, as the list of all of them says it. */
export type CardProgress = AnswerOf<'GET', '/learning/programs'>['data'][number]

type OwnedProgramCardProps = { userProduct: OwnedProduct; progress: CardProgress | null }

/** One thing somebody owns, with the way straight to where they stopped. What has nothing to open says how it goes on. */
export function OwnedProgramCard({ userProduct, progress }: OwnedProgramCardProps) {
  const t = useMessages('members')
  const title = userProduct.product?.title ?? t('program')
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.image}>
        <ProductImage image={imageOf(userProduct)} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.summary}>{userProduct.product?.summary}</p>
      {progress ? (
        <>
          <ProgressLine {...progress} />
          <AccessEnd endsAt={progress.accessEndsAt} />
        </>
      ) : null}
      {hasProgram(userProduct) ? (
        <Open title={title} address={programAddress(userProduct)} progress={progress} />
      ) : (
        <p className={styles.summary}>{t('nextSteps')}</p>
      )}
    </Card>
  )
}

function AccessEnd({ endsAt }: { endsAt: string | null }) {
  const t = useMessages('members')
  return (
    <p className={styles.until}>
      {endsAt === null ? t('openForever') : t.rich('openUntil', { day: () => <LongDate iso={endsAt} /> })}
    </p>
  )
}

type OpenProps = { title: string; address: string; progress: CardProgress | null }

function Open({ title, address, progress }: OpenProps) {
  const t = useMessages('members')
  const resume = progress?.resume
  if (!resume) {
    return <LinkButton href={address}>{t.rich('openProgram', { title, hidden: hide })}</LinkButton>
  }
  return (
    <div className={styles.ways}>
      <LinkButton href={lessonPath(progress.slug, resume.lessonSlug)}>
        {t.rich('resume', { title, hidden: hide })}
      </LinkButton>
      <LocalLink href={address}>{t.rich('allLessonsOf', { title, hidden: hide })}</LocalLink>
    </div>
  )
}

function hide(words: ReactNode): ReactNode {
  return <VisuallyHidden>{words}</VisuallyHidden>
}
