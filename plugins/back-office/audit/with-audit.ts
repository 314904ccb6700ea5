import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { logDocument, logGlobal, logRemoval } from './log-change'

/**
 * Every act of staff on content, prices, discounts, media, forms, menus and settings is told in the activity log, in the
 * transaction that saves it, with what each field said before and after. What orders, payments, access and accounts do is logged
 * by their operations.
 */
export function withAudit(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(audited),
    globals: config.globals?.map(auditedGlobal),
  }
}

const AUDITED: Record<string, string> = {
  pages: 'Page',
  resources: 'Resource',
  media: 'Picture',
  products: 'Product',
  programs: 'Program',
  lessons: 'Lesson',
  films: 'Film or captions',
  'lesson-files': 'File of a program',
  discounts: 'Discount code',
  forms: 'Form',
  redirects: 'Redirect',
  users: 'Account',
}

function audited(collection: CollectionConfig): CollectionConfig {
  const kind = AUDITED[collection.slug]
  if (!kind) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), logDocument(kind)],
      afterDelete: [...(hooks?.afterDelete ?? []), logRemoval(kind)],
    },
  }
}

function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return { ...global, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), logGlobal] } }
}
