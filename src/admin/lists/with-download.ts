import type { CollectionConfig } from 'payload'
import { EXPORTED_LISTS } from '@/src/domain/lists/exported-lists'

const FILTERS = '/src/admin/lists/saved-filters#SavedFilters'
const DOWNLOAD = '/src/admin/lists/download-list#DownloadList'

/** The lists that can be downloaded say so above their rows, with the filters that are kept of them. */
export function withDownload(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection
  if (!EXPORTED_LISTS.some((list) => list === slug)) return collection
  const ours = [FILTERS, DOWNLOAD].map((path) => ({ path, clientProps: { slug } }))
  const above = [...(admin?.components?.beforeListTable ?? []), ...ours]
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable: above } } }
}
