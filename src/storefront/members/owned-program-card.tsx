import Link from 'next/link'
import { ProductImage } from '../cart/product-image'
import type { AnswerOf } from '../http/contract'
import { ProgressLine } from '../progress/progress-line'
import { Card } from '../ui/card'
import { LinkButton } from '../ui/link-button'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './my-programs-screen.module.css'
import { lessonPath } from './program-paths'
import { hasProgram, imageOf, type OwnedProduct, programAddress } from './user-products-answer'

/** How far somebody is with a program, as the list of all of them says it. */
export type CardProgress = AnswerOf<'GET', '/learning/programs'>['data'][number]

type OwnedProgramCardProps = { userProduct: OwnedProduct; progress: CardProgress | null }

/** One thing somebody owns, with the way straight to where they stopped. What has nothing to open says how it goes on. */
export function OwnedProgramCard({ userProduct, progress }: OwnedProgramCardProps) {
  const title = userProduct.product?.title ?? 'Program'
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.image}>
        <ProductImage image={imageOf(userProduct)} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.summary}>{userProduct.product?.summary}</p>
      {progress ? <ProgressLine {...progress} /> : null}
      {hasProgram(userProduct) ? (
        <Open title={title} address={programAddress(userProduct)} progress={progress} />
      ) : (
        <p className={styles.summary}>We will contact you by email about the next steps.</p>
      )}
    </Card>
  )
}

type OpenProps = { title: string; address: string; progress: CardProgress | null }

function Open({ title, address, progress }: OpenProps) {
  const resume = progress?.resume
  if (!resume) {
    return (
      <LinkButton href={address}>
        Open program<VisuallyHidden> {title}</VisuallyHidden>
      </LinkButton>
    )
  }
  return (
    <div className={styles.ways}>
      <LinkButton href={lessonPath(progress.slug, resume.lessonSlug)}>
        Resume<VisuallyHidden> {title}</VisuallyHidden>
      </LinkButton>
      <Link href={address}>
        All lessons<VisuallyHidden> of {title}</VisuallyHidden>
      </Link>
    </div>
  )
}
