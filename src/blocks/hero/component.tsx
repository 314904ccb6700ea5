import type { ReactNode } from 'react'
import type { HeroBlock } from '@/src/generated/payload-types'
import { classNames } from '@/src/storefront/ui/class-names'
import { Container } from '@/src/storefront/ui/container'
import { Picture } from '@/src/storefront/ui/picture'
import { ActionLinks } from '../action-links'
import type { BlockPlace } from '../block-types'
import { mediaOf } from '../media-of'
import styles from './component.module.css'

/** The opening of a page; on the home page it begins under the clear header. */
export function Hero({ eyebrow, heading, text, actions, image, place }: HeroBlock & BlockPlace) {
  const media = mediaOf(image)
  const isHome = place === 'home'
  const Heading = place === 'body' ? 'h2' : 'h1'
  return (
    <section
      className={classNames(styles.hero, place !== 'body' && styles[place])}
      data-under-header={isHome ? '' : undefined}
    >
      <Container className={classNames(styles.columns, media && styles.withPicture)}>
        <div className={styles.words}>
          {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
          <Heading>{keepHyphenated(heading)}</Heading>
          <p className={styles.text}>{text}</p>
          <ActionLinks actions={actions} size="large" />
        </div>
        {media ? (
          <div className={styles.frame}>
            <Picture
              className={styles.picture}
              media={media}
              sizes={isHome ? '(min-width: 48em) 50vw, 100vw' : '(min-width: 48em) 30rem, 100vw'}
              priority={place !== 'body'}
            />
          </div>
        ) : null}
      </Container>
    </section>
  )
}

/** A short word with a hyphen ("long-term") stays on one line: broken, it reads as two. */
function keepHyphenated(heading: string): ReactNode {
  const parts = heading.split(HYPHENATED)
  if (parts.length === 1) return heading
  return parts.map((part, index) => {
    const isHyphenated = index % 2 === 1
    return isHyphenated ? (
      <span key={parts.slice(0, index).join('')} className={styles.kept}>
        {part}
      </span>
    ) : (
      part
    )
  })
}

/** A word of at most 16 letters with a hyphen inside; longer ones may need to break on a small screen. */
const HYPHENATED = /(?<!\S)((?=\S{3,16}(?!\S))[^\s-]+-\S+)/
