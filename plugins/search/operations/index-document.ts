import type { Payload, PayloadRequest } from 'payload'
import { LOCALES, type Locale } from '@/src/domain/languages/locales'
import type { Addressed } from '@/src/domain/pages/document-path'
import { documentText } from '@/src/domain/search/document-text'
import type { Sql } from '@/src/server/db/transaction'
import { removeEntries, storeEntry } from './store-entry'

export type About = { collection: Addressed; id: string }

/** What is further back in a document, nobody finds it by. */
const LONGEST = 20_000

/** Reads a document as visitors of each language see it, and makes its entries in the index say that. The second time changes nothing. */
export async function indexDocument(
  payload: Payload,
  sql: Sql,
  about: About,
  transactionID?: PayloadRequest['transactionID'],
): Promise<void> {
  const found: Locale[] = []
  for (const locale of LOCALES) {
    const document = await readPublic(payload, about, locale, transactionID)
    if (!document) continue
    found.push(locale)
    const { title, slug, summary = '', kind, updatedAt } = document
    await storeEntry(sql, {
      ...about,
      locale,
      kind: about.collection === 'products' ? kind : about.collection === 'resources' ? 'resource' : 'page',
      slug,
      title,
      summary: summary || (document.meta?.description ?? ''),
      body: documentText(fieldsOf(payload, about), document).slice(0, LONGEST),
      changedAt: updatedAt,
    })
  }
  await removeEntries(sql, { ...about, except: found })
}

type PublicDocument = {
  title: string
  slug: string
  summary?: string
  kind: string
  updatedAt: string
  meta?: { description?: string | null }
}

/** The same as `publishedInLanguage` says: published, shown in this language, and with a title in it. */
async function readPublic(
  payload: Payload,
  { collection, id }: About,
  locale: Locale,
  transactionID: PayloadRequest['transactionID'],
): Promise<PublicDocument | undefined> {
  const { docs } = await payload.find({
    collection,
    where: {
      id: { equals: id },
      _status: { equals: 'published' },
      shown: { equals: true },
      title: { exists: true },
    },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    // A request of its own: the language of the one that saves must stay what it is.
    req: transactionID === undefined ? {} : { transactionID },
  })
  return docs[0] as PublicDocument | undefined
}

/** Title and summary weigh more, and are kept apart. */
function fieldsOf(payload: Payload, { collection }: About) {
  const { fields } = payload.collections[collection].config
  return fields.filter((field) => !('name' in field) || !['title', 'summary', 'sku'].includes(field.name))
}
