import { serverMessages } from '../languages/server-messages.server'
import { EmptyState } from '../ui/empty-state'
import { listResources } from './queries.server'
import { ResourceFilter } from './resource-filter'
import { ResourceList } from './resource-list'

/** All resources, or a sentence that there are none yet. */
export async function ResourceListOrNone() {
  const t = serverMessages('catalog')
  const resources = await listResources()
  if (resources.length === 0) return <EmptyState title={t('nothingYet')}>{t('preparingArticles')}</EmptyState>
  return (
    <ResourceFilter kinds={resources.map(({ kind }) => kind)}>
      <ResourceList resources={resources} headingLevel={2} />
    </ResourceFilter>
  )
}
