import type { CollectionConfig, GlobalConfig } from 'payload'
import { isTranslated, TRANSLATED } from '@/src/domain/editing/translation-state'
import { forgetDeleted, noteGlobal, noteTemplate, noteTranslation } from './note-translation'

/** What is written in two languages tells the language board of every change. */
export function withTranslations(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  if (!isTranslated(slug)) return collection
  const note = slug === 'email-templates' ? noteTemplate : noteTranslation(slug)
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), note],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetDeleted(slug)],
    },
  }
}

export function withGlobalTranslations(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global
  if (!isTranslated(slug)) return global
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), noteGlobal(slug, TRANSLATED[slug])] },
  }
}
