import type { CollectionConfig } from 'payload'
import { EXPORTED_LISTS } from '@/src/domain/lists/exported-lists'

const DOWNLOAD = '/src/admin/lists/download-list#DownloadList'

/** The lists that can be downloaded say so above their rows. */
export function withDownload(collection: CollectionConfig): CollectionConfig {
  const { slug, admin } = collection
  if (!EXPORTED_LISTS.some((list) => list === slug)) return collection
  const above = [...(admin?.components?.beforeListTable ?? []), { path: DOWNLOAD, clientProps: { slug } }]
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable: above } } }
}
