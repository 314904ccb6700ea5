import type { CollectionConfig, Config, Plugin } from 'payload'
import { isAddressed } from '@/src/domain/pages/document-path'
import { mountEndpoints } from '@/src/server/endpoint'
import { getSearch } from './endpoints/search'
import { forgetDeleted, keepIndexed } from './hooks/keep-indexed'

/** Finding programs, services, resources and pages by their words. What is public is laid in an index of its own as it is published. */
export const search =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints({ ...config, collections: (config.collections ?? []).map(withIndex) }, [getSearch])

function withIndex(collection: CollectionConfig): CollectionConfig {
  if (!isAddressed(collection.slug)) return collection
  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange, keepIndexed],
      afterDelete: [...afterDelete, forgetDeleted],
    },
  }
}
