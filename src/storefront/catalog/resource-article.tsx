import { mediaOf } from '@/src/blocks/media-of'
import type { Resource } from '@/src/generated/payload-types'
import { LocalLink } from '../languages/local-link'
import { serverMessages } from '../languages/server-messages.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Container } from '../ui/container'
import { Icon } from '../ui/icon'
import { LongDate } from '../ui/long-date'
import { Picture } from '../ui/picture'
import { RichText } from '../ui/rich-text'
import { NextResource } from './next-resource'
import styles from './resource-article.module.css'
import { resourceKind } from './resource-labels'

/** A resource to read. */
export function ResourceArticle({ resource }: { resource: Resource }) {
  const t = serverMessages('catalog')
  const { id, title, summary, kind, publishedAt, image, body } = resource
  const media = mediaOf(image)
  return (
    <article>
      <Container width="text">
        <header className={styles.head}>
          <Breadcrumb items={[{ label: t('resources'), href: '/newsletter' }, { label: title }]} />
          <h1>{title}</h1>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.about}>
            {resourceKind(kind)} · <LongDate iso={publishedAt} />
          </p>
        </header>
        {media ? (
          <Picture className={styles.picture} media={media} sizes="(min-width: 48em) 45rem, 100vw" priority />
        ) : null}
        <RichText content={body} />
        <NextResource id={id} />
        <LocalLink className={styles.back} href="/newsletter">
          <Icon name="arrow" />
          {t('allResources')}
        </LocalLink>
      </Container>
    </article>
  )
}
