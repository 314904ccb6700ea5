import { randomUUID } from 'node:crypto'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { NewProgramRequest } from '@/src/domain/learning/new-program-request'
import { slugOf } from '@/src/domain/pages/slug'
import { pool } from '@/src/server/db/transaction'

export type NewProgram = { programId: string; productId: string; lessonIds: string[] }

/**
 * Makes what a program is made of, as drafts nobody sees: the product with its price, the program with its sections, and its
 * lessons. All of it or none; done by whoever asks, with the rights they have.
 */
export async function makeProgram(req: PayloadRequest, asked: NewProgramRequest): Promise<NewProgram> {
  const slug = await freeSlug(req, asked.title)
  const shared = { draft: true, depth: 0, overrideAccess: false, req } as const
  await initTransaction(req)
  try {
    const product = await req.payload.create({
      collection: 'products',
      data: {
        title: asked.title,
        summary: asked.summary,
        slug,
        sku: slug.toUpperCase(),
        kind: 'program',
        priceCents: asked.price,
        _status: 'draft',
      },
      ...shared,
    })
    const program = await req.payload.create({
      collection: 'programs',
      data: {
        title: asked.title,
        product: product.id,
        sections: asked.sections.map((title) => ({ title })),
        _status: 'draft',
      },
      ...shared,
    })
    const sections = program.sections ?? []
    const made: string[] = []
    const slugs = new Set<string>()
    for (const [index, titles] of asked.lessons.entries()) {
      for (const [place, title] of titles.entries()) {
        const lesson = await req.payload.create({
          collection: 'lessons',
          data: {
            title,
            slug: ownSlug(slugs, title),
            program: program.id,
            section: (sections[index] ?? sections.at(-1))?.id ?? null,
            position: index >= sections.length ? made.length + 1 : place + 1,
            _status: 'draft',
          },
          ...shared,
        })
        made.push(lesson.id)
      }
    }
    await commitTransaction(req)
    return { programId: program.id, productId: product.id, lessonIds: made }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** An address no other lesson of the program has. */
function ownSlug(taken: Set<string>, title: string): string {
  const words = slugOf(title) || 'lesson'
  let slug = words
  for (let count = 2; taken.has(slug); count += 1) slug = `${words}-${count}`
  taken.add(slug)
  return slug
}

/** An address and article number no product has, in the trash or out of it. */
async function freeSlug({ payload }: PayloadRequest, title: string): Promise<string> {
  const words = slugOf(title) || 'program'
  const { rows } = await pool(payload).query<{ taken: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM products WHERE upper(sku) = upper($1))
         OR EXISTS (SELECT 1 FROM products_locales WHERE slug = $1) AS taken`,
    [words],
  )
  return rows[0]?.taken ? `${words}-${randomUUID().slice(0, 8)}` : words
}
