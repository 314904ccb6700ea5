import type { CollectionSlug, GlobalSlug } from 'payload'
import { count, type Seeding } from './seeding'

/** What a document says in French; everything else of it stays. */
export interface Translation {
  id: string
  data: Record<string, unknown>
}

const FRENCH = { locale: 'fr', context: { disableRevalidate: true }, depth: 0 } as const

/** Makes the French of documents what the seeds say. */
export async function translate(
  seeding: Seeding,
  collection: CollectionSlug,
  translations: readonly Translation[],
): Promise<void> {
  for (const { id, data } of translations) {
    await seeding.payload.update({ collection, id, data: data as never, ...FRENCH })
    count(seeding, `${collection} in French`, 'updated')
  }
}

/** The same for documents that people may have changed: one that says anything in French, by `field`, is left alone. */
export async function translateMissing(
  seeding: Seeding,
  collection: CollectionSlug,
  field: string,
  translations: readonly Translation[],
): Promise<void> {
  const { docs } = await seeding.payload.find({
    collection,
    where: { id: { in: translations.map(({ id }) => id) } },
    locale: 'fr',
    depth: 0,
    pagination: false,
  })
  const written = new Set(docs.filter((doc) => Reflect.get(doc, field)).map(({ id }) => id))
  const there = new Set(docs.map(({ id }) => id))
  const missing = translations.filter(({ id }) => there.has(id) && !written.has(id))
  await translate(seeding, collection, missing)
}

/** Writes the French of a global of which nobody wrote any. */
export async function translateGlobal(
  seeding: Seeding,
  slug: GlobalSlug,
  data: Record<string, unknown>,
  isWritten: (saved: Record<string, unknown>) => boolean,
): Promise<void> {
  const { payload } = seeding
  const saved = await payload.findGlobal({ slug, locale: 'fr', depth: 0 })
  if (isWritten({ ...saved })) return count(seeding, `${slug} in French`, 'kept')
  await payload.updateGlobal({ slug, data, ...FRENCH })
  count(seeding, `${slug} in French`, 'created')
}
