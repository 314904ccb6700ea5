import type { Config, Plugin } from 'payload'
import { ScheduledChanges } from '@/collections/scheduled-changes'
import { SCHEDULING_COLLECTIONS } from '@/src/domain/editing/scheduling-collections'
import { mountEndpoints } from '@/src/server/endpoint'
import { scheduleEndpoints } from './schedule/endpoints'

/** What editors do with pages, products, programs, lessons and resources beside writing them. */
export const editing =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints({ ...config, collections: [...(config.collections ?? []), ScheduledChanges] }, [
      ...SCHEDULING_COLLECTIONS.flatMap(scheduleEndpoints),
    ])
