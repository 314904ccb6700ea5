import { ContentLink } from '../languages/content-link'
import { serverMessages } from '../languages/server-messages.server'
import styles from './next-resource.module.css'
import { listResources } from './queries.server'
import { resourceAddress } from './resource-labels'

/** Below a resource: the one after it in the list, the first after the last. */
export async function NextResource({ id }: { id: string }) {
  const t = serverMessages('catalog')
  const resources = await listResources()
  const here = resources.findIndex((resource) => resource.id === id)
  const next = here < 0 ? undefined : resources[(here + 1) % resources.length]
  if (!next || next.id === id) return null
  return (
    <aside className={styles.next} aria-label={t('readNext')}>
      <p className={styles.label}>{t('readNext')}</p>
      <h2 className={styles.title} lang={next.lang}>
        <ContentLink href={resourceAddress(next.slug)} lang={next.lang}>
          {next.title}
        </ContentLink>
      </h2>
      <p lang={next.lang}>{next.summary}</p>
    </aside>
  )
}
