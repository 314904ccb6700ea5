import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Program } from '@/src/generated/payload-types'
import { pool } from '@/src/server/db/transaction'

/**
 * The program behind an id or slug (its own id, its product's id or slug, or the id of the asker's own active access to
 * it: specification 6), read as the person who asks: the collection's access decides. Somebody else's program does not
 * exist for them: 404.
 */
export async function findOwnedProgram(req: PayloadRequest, idOrSlug: string): Promise<Program> {
  const { rows } = await pool(req.payload).query<{ id: string }>({
    name: 'program-by-id-or-slug',
    text: `SELECT x.id FROM programs x JOIN products p ON p.id = x.product_id
            WHERE x.id::text = $1 OR p.id::text = $1 OR p.slug = $1
               OR p.id = (SELECT product_id FROM user_products
                           WHERE id::text = $1 AND user_id::text = $2 AND state = 'active')
            LIMIT 1`,
    values: [idOrSlug, String(req.user?.id ?? '')],
  })
  const id = rows[0]?.id
  if (!id) throw new DomainError('NOT_FOUND')
  const { docs } = await req.payload.find({
    collection: 'programs',
    where: { id: { equals: id } },
    depth: 2,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  if (!docs[0]) throw new DomainError('NOT_FOUND')
  return docs[0]
}
