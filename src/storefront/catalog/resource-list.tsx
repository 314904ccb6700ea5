import { mediaOf } from '@/src/blocks/media-of'
import { ContentLink } from '../languages/content-link'
import { PageLanguage } from '../languages/page-language'
import { classNames } from '../ui/class-names'
import { LongDate } from '../ui/long-date'
import { Picture } from '../ui/picture'
import type { ListedResource } from './queries.server'
import { resourceAddress, resourceKind } from './resource-labels'
import styles from './resource-list.module.css'

type ResourceListProps = { resources: readonly ListedResource[]; headingLevel: 2 | 3 }

/** Resources one under the other, as in a table of contents. */
export function ResourceList({ resources, headingLevel }: ResourceListProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.list}>
      {resources.map(({ id, title, slug, kind, summary, image, publishedAt, lang }) => {
        const media = mediaOf(image)
        return (
          <li key={id} data-kind={kind} className={classNames(styles.item, media && styles.withPicture)}>
            {media ? (
              <div className={styles.frame}>
                <Picture
                  className={styles.picture}
                  media={media}
                  alt=""
                  sizes="(min-width: 40em) 12rem, 100vw"
                />
              </div>
            ) : null}
            <article className={styles.words} lang={lang}>
              <Heading className={styles.title}>
                <ContentLink href={resourceAddress(slug)} lang={lang}>
                  {title}
                </ContentLink>
              </Heading>
              <p className={styles.summary}>{summary}</p>
              <p className={styles.kind}>
                <PageLanguage>
                  {resourceKind(kind)}{' '}
                  <span className={styles.date}>
                    · <LongDate iso={publishedAt} />
                  </span>
                </PageLanguage>
              </p>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
