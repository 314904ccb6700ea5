import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { changedByField, noteWhoChanged } from '@/collections/changed-by-field'
import { leadsVisitors } from '@/src/domain/editing/leads-visitors'
import { EDITED_COLLECTIONS, type Edited } from '@/src/domain/editing/scheduling-collections'
import { isAddressed } from '@/src/domain/pages/document-path'
import { anyone } from '@/src/server/access'
import { livePreview, menusPreview } from './live-preview'
import { AUTOSAVED, keepOthersWords } from './locks/keep-others-writing'
import { tellWhoSavedTheMenus, tellWhoWasFaster } from './locks/tell-who-was-faster'
import { tellWhoWrites, tellWhoWritesGlobal } from './locks/tell-who-writes'
import { leadOn, notePaths } from './redirects/lead-on'
import { asksForPublicRows } from './rows/ask-for-public-rows'
import { keepRowsApart, noteRows } from './rows/keep-rows-apart'
import { explainTaken } from './trash/explain-taken'
import { refuseLinksIntoTrash, waitForLinks, waitForLinksBeforeDelete } from './trash/keep-links-alive'
import { exceptTrash, keepWhileUsed, unpublishInTrash } from './trash/to-trash'
import { refuseLossOfLinked } from './usage/keep-while-linked'
import { KEPT_WHILE_USED, type Kept, refuseLossOfUsed } from './usage/refuse-loss-of-used'

/** Laid over collections from outside, so that those of the shop stay without it on other sites. */
export function withEditing(collection: CollectionConfig): CollectionConfig {
  if (collection.slug === 'email-templates') return withDrafts(collection)
  const slug = EDITED_COLLECTIONS.find((each) => each === collection.slug)
  const edited = slug ? withVersions(collection, slug) : collection
  const kept = KEPT_WHILE_USED.find((slug) => slug === collection.slug)
  return kept ? withTrash(edited, kept) : edited
}

/** The menus are edited by several, too; only they have drafts. */
export function withMenusEditing(global: GlobalConfig): GlobalConfig {
  if (global.slug !== 'navigation') return global
  const { fields, hooks } = global
  return {
    ...global,
    admin: { ...global.admin, livePreview: menusPreview },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), tellWhoWritesGlobal, tellWhoSavedTheMenus],
      beforeChange: [...(hooks?.beforeChange ?? []), noteWhoChanged],
    },
    fields: [...fields, changedByField],
  }
}

/** A mail is written with what is published; each language of it is a document of its own. */
function withDrafts(collection: CollectionConfig): CollectionConfig {
  const { versions } = collection
  return { ...collection, versions: { ...(typeof versions === 'object' ? versions : {}), drafts: true } }
}

function withTrash(collection: CollectionConfig, slug: Kept): CollectionConfig {
  const { access, hooks } = collection
  return {
    ...collection,
    trash: true,
    access: { ...access, read: exceptTrash(access?.read ?? anyone) },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), keepWhileUsed(slug)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseLossOfUsed(slug)],
    },
  }
}

function withVersions(collection: CollectionConfig, slug: Edited): CollectionConfig {
  const { hooks, versions } = collection
  const moves = isAddressed(slug)
    ? {
        begin: [waitForLinks],
        before: [notePaths(slug)],
        after: [leadOn(slug)],
        end: [waitForLinksBeforeDelete, refuseLossOfLinked(slug)],
      }
    : { begin: [], before: [], after: [], end: [] }
  const isAutosaved = AUTOSAVED.some((known) => known === slug)
  const drafts = isAutosaved ? { autosave: { interval: 1_500, showSaveDraftButton: true } } : true
  return {
    ...collection,
    trash: true,
    admin: { ...collection.admin, ...(isAddressed(slug) ? { livePreview: livePreview(slug) } : {}) },
    versions: { ...(typeof versions === 'object' ? versions : {}), drafts },
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        tellWhoWrites,
        tellWhoWasFaster,
        ...(isAutosaved ? [keepOthersWords] : []),
      ],
      beforeChange: [
        ...moves.begin,
        ...(hooks?.beforeChange ?? []),
        unpublishInTrash,
        ...(leadsVisitors(slug) ? [refuseLinksIntoTrash] : []),
        noteWhoChanged,
        noteRows(slug),
        ...moves.before,
      ],
      beforeDelete: [...(hooks?.beforeDelete ?? []), ...moves.end],
      afterChange: [keepRowsApart(slug), ...moves.after, ...(hooks?.afterChange ?? [])],
    },
    fields: [...collection.fields.map((field) => asksForPublicRows(explained(slug, field))), changedByField],
  }
}

/** An address may be taken by something in the trash, which no list shows. */
function explained(slug: string, field: Field): Field {
  const isAddress = 'name' in field && field.name === 'slug' && field.type === 'text'
  return isAddress && isAddressed(slug)
    ? ({ ...field, validate: explainTaken(slug, field.validate as never) } as Field)
    : field
}
