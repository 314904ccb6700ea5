import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { imageUrl } from '../../catalog/find-product'

type Row = {
  id: string
  product_id: string
  slug: string
  title: string
  summary: string
  kind: string
  has_program: boolean
  image: { file: string; alt: string } | null
}

/**
 * `GET /payments/user-products` (specification 7): what the person who asks may open, newest first, once per product
 * however many sources the access has.
 */
export const userProducts = defineEndpoint({
  method: 'get',
  path: '/payments/user-products',
  access: 'signed-in',
  handler: async ({ req, user }) => {
    const { rows } = await pool(req.payload).query<Row>({
      name: 'user-products',
      text: `SELECT DISTINCT ON (g.product_id) g.id, g.product_id, p.slug, p.title, p.summary, p.kind,
                    EXISTS (SELECT 1 FROM programs x WHERE x.product_id = p.id AND x._status = 'published') AS has_program,
                    (SELECT jsonb_build_object('file', coalesce(m.sizes_card_filename, m.filename), 'alt', m.alt)
                       FROM products_rels r JOIN media m ON m.id = r.media_id
                      WHERE r.parent_id = p.id AND r.path = 'images' ORDER BY r."order" LIMIT 1) AS image
               FROM user_products g JOIN products p ON p.id = g.product_id
              WHERE g.user_id = $1 AND g.state = 'active'
              ORDER BY g.product_id, g.created_at DESC`,
      values: [user.id],
    })
    return { success: true, message: 'Your programs.', data: rows.map(toUserProduct) }
  },
})

function toUserProduct({ id, product_id, slug, title, summary, kind, has_program, image }: Row) {
  const picture = image ? { url: imageUrl(image.file), alt: image.alt } : null
  return {
    id,
    productId: product_id,
    slug,
    is_active: true,
    product: { id: product_id, slug, title, summary, kind, image: picture, hasProgram: has_program },
  }
}
