import type { CollectionConfig, Config, Plugin } from 'payload'
import { ScheduledChanges } from '@/collections/scheduled-changes'
import { SCHEDULING_COLLECTIONS } from '@/src/domain/editing/scheduling-collections'
import { mountEndpoints } from '@/src/server/endpoint'
import { scheduleEndpoints } from './schedule/endpoints'
import { usageEndpoint } from './usage/endpoints'
import { USED_COLLECTIONS } from './usage/find-usage'
import { refuseLossOfUsed } from './usage/refuse-loss-of-used'

/** What editors do with pages, products, programs, lessons and resources beside writing them. */
export const editing =
  (): Plugin =>
  (config: Config): Config => {
    const collections = (config.collections ?? []).map(withEditing)
    return mountEndpoints({ ...config, collections: [...collections, ScheduledChanges] }, [
      ...SCHEDULING_COLLECTIONS.flatMap(scheduleEndpoints),
      ...USED_COLLECTIONS.map(usageEndpoint),
    ])
  }

/** A picture or a form leaves a hole where it was used. */
function withEditing(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  if (slug !== 'media' && slug !== 'forms') return collection
  return {
    ...collection,
    hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), refuseLossOfUsed(slug)] },
  }
}
