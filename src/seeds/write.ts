import type { CollectionSlug, File, RequiredDataFromCollectionSlug, Where } from 'payload'
import { count, type Seeding } from './seeding'

/** A document to be: its id is its own on every machine (`seedId`). */
export interface Entry<Slug extends CollectionSlug> {
  id: string
  data: RequiredDataFromCollectionSlug<Slug>
  file?: () => Promise<File>
}

/** Pages of the site are not rendered anew for each seeded document. */
const CONTEXT = { disableRevalidate: true }

/** A few at a time: resizing pictures and hashing passwords can share the machine's cores. */
const AT_ONCE = 4

/**
 * Writes the documents that are not there yet and leaves the others as people have made them.
 * `by` is the field that tells whether one is there; give the address or code where people may have made their own.
 */
export async function createMissing<Slug extends CollectionSlug>(
  seeding: Seeding,
  collection: Slug,
  entries: Entry<Slug>[],
  by = 'id',
): Promise<void> {
  const there = await present(seeding, collection, by, entries)
  await inTurns(entries, async (entry) => {
    if (there.has(fieldOf(entry, by))) return count(seeding, collection, 'kept')
    await create(seeding, collection, entry)
  })
}

/** Writes the documents that are not there yet, and makes those that are what the seeds say. */
export async function upsert<Slug extends CollectionSlug>(
  seeding: Seeding,
  collection: Slug,
  entries: Entry<Slug>[],
): Promise<void> {
  const there = await present(seeding, collection, 'id', entries)
  await inTurns(entries, async (entry) => {
    if (there.has(entry.id)) await update(seeding, collection, entry)
    else await create(seeding, collection, entry)
  })
}

async function present<Slug extends CollectionSlug>(
  { payload }: Seeding,
  collection: Slug,
  field: string,
  entries: Entry<Slug>[],
): Promise<Set<unknown>> {
  const where: Where = { [field]: { in: entries.map((entry) => fieldOf(entry, field)) } }
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false })
  return new Set(docs.map((doc) => (doc as unknown as Record<string, unknown>)[field]))
}

function fieldOf<Slug extends CollectionSlug>({ id, data }: Entry<Slug>, field: string): unknown {
  return ({ ...data, id } as Record<string, unknown>)[field]
}

async function create<Slug extends CollectionSlug>(
  seeding: Seeding,
  collection: Slug,
  { id, data, file }: Entry<Slug>,
): Promise<void> {
  await seeding.payload.create({
    collection,
    data: { ...data, id },
    file: await file?.(),
    context: CONTEXT,
    depth: 0,
    overwriteExistingFiles: true,
  })
  count(seeding, collection, 'created')
}

async function update<Slug extends CollectionSlug>(
  seeding: Seeding,
  collection: Slug,
  { id, data, file }: Entry<Slug>,
): Promise<void> {
  await seeding.payload.update({
    collection,
    id,
    // A whole document is a partial one; TypeScript cannot see that for a collection it does not know yet.
    data: data as never,
    file: await file?.(),
    context: CONTEXT,
    depth: 0,
    overwriteExistingFiles: true,
  })
  count(seeding, collection, 'updated')
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
