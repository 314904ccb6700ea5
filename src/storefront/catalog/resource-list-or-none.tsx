import { EmptyState } from '../ui/empty-state'
import { listResources } from './queries.server'
import { ResourceList } from './resource-list'

/** All resources, or a sentence that there are none yet. */
export async function ResourceListOrNone() {
  const resources = await listResources()
  if (resources.length > 0) return <ResourceList resources={resources} headingLevel={2} />
  return <EmptyState title="Nothing here yet">We are preparing the first articles.</EmptyState>
}
