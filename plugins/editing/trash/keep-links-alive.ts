import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { fieldsNaming } from '@/src/domain/editing/fields-naming'
import { readLocale } from '@/src/domain/languages/locales'
import { ADDRESSED, type Addressed } from '@/src/domain/pages/document-path'
import { requestSql } from '@/src/server/db/request-sql'
import { env } from '@/src/server/env'
import type { StoredDocument } from '../find-document'
import { refuseInLanguage } from '../refuse-in-language'
import { pathsOf, titleOf } from '../usage/find-usage'

/**
 * What visitors see leads to nothing that lies in the trash: whoever publishes such a link hears what it leads to. Together with the
 * refusal to throw away what is linked this holds at one moment, too: publishing and throwing away wait for each other, so the
 * second finds what the first one did. Drafts keep whatever is written in them.
 */
export const refuseLinksIntoTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.deletedAt && (data._status ?? originalDoc?._status) === 'published') await refuse(req, data)
  return data
}

export const refuseMenusIntoTrash: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (data._status !== 'draft') await refuse(req, data)
  return data
}

/** Before anything of it is locked: what is published now is found in use then. */
export const waitForLinks: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && !originalDoc?.deletedAt) await waitForPublishing(req)
  return data
}

export const waitForLinksBeforeDelete: CollectionBeforeDeleteHook = ({ req }) => waitForPublishing(req)

async function waitForPublishing(req: PayloadRequest): Promise<void> {
  await (await requestSql(req)).query(`SELECT pg_advisory_xact_lock(hashtext('links'))`)
}

async function refuse(req: PayloadRequest, data: Record<string, unknown>): Promise<void> {
  await (await requestSql(req)).query(`SELECT pg_advisory_xact_lock_shared(hashtext('links'))`)
  for (const collection of ADDRESSED)
    for (const thrown of await inTrash(req, collection)) {
      const named = { id: thrown.id, paths: pathsOf(collection, thrown), origin: env().SITE_URL }
      if (fieldsNaming(data, named).length === 0) continue
      const title = titleOf(thrown, readLocale(req.i18n?.language))
      refuseInLanguage(
        req,
        `This leads to “${title}”, which lies in the trash. Lead somewhere else, or restore it first.`,
      )
    }
}

async function inTrash(req: PayloadRequest, collection: Addressed): Promise<StoredDocument[]> {
  const where = { deletedAt: { exists: true } }
  const asked = { collection, where, locale: 'all', limit: 0, pagination: false, req } as const
  return (await req.payload.db.find<StoredDocument>(asked)).docs
}
