import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { oneWriter, oneWriterOfGlobal } from '@/src/server/db/one-writer'

/** Two of the staff who save one document at the same moment come one after the other; nothing either wrote is lost. */
export function withOneWriter(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(written),
    globals: config.globals?.map(writtenGlobal),
  }
}

/** They hold their rows themselves: accounts with those who change them, discounts and settings also where the shop is a guest. */
const ALREADY = ['users', 'discounts', 'system-settings']

const tableOf = (slug: string) => slug.replaceAll('-', '_')

function written(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  if (ALREADY.includes(slug)) return collection
  const beforeOperation = [oneWriter(tableOf(slug)), ...(hooks?.beforeOperation ?? [])]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

function writtenGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  if (ALREADY.includes(slug)) return global
  const beforeOperation = [oneWriterOfGlobal(() => tableOf(slug)), ...(hooks?.beforeOperation ?? [])]
  return { ...global, hooks: { ...hooks, beforeOperation } }
}
