import { randomUUID } from 'node:crypto'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { NewProgramRequest } from '@/src/domain/learning/new-program-request'
import { slugOf } from '@/src/domain/pages/slug'
import { pool } from '@/src/server/db/transaction'

export type NewProgram = { programId: string; productId: string; lessonId: string }

/**
 * Makes what a program is made of, as drafts nobody sees: the product with its price, the program with its sections, and the first
 * lesson. All of it or none; done by whoever asks, with the rights they have.
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
    const lesson = await req.payload.create({
      collection: 'lessons',
      data: {
        title: asked.lesson,
        slug: slugOf(asked.lesson) || 'lesson',
        program: program.id,
        section: program.sections?.[0]?.id ?? null,
        position: 1,
        _status: 'draft',
      },
      ...shared,
    })
    await commitTransaction(req)
    return { programId: program.id, productId: product.id, lessonId: lesson.id }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** An address and article number no product has, in the trash or out of it. */
async function freeSlug({ payload }: PayloadRequest, title: string): Promise<string> {
  const words = slugOf(title) || 'program'
  const { rows } = await pool(payload).query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM products WHERE slug = $1 OR upper(sku) = upper($1)) AS taken',
    [words],
  )
  return rows[0]?.taken ? `${words}-${randomUUID().slice(0, 8)}` : words
}
