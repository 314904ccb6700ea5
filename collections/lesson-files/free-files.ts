import type { Access, PayloadRequest } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** What another rule opens, and the files of lessons that everybody may read, whoever asks. */
export const orOfFreeLessons =
  (rule: Access): Access =>
  async (args) => {
    const verdict = await rule(args)
    if (verdict === true) return true
    const free = await freeFileIds(args.req)
    if (free.length === 0) return verdict
    const open = { id: { in: free } }
    return verdict === false ? open : { or: [verdict, open] }
  }

/** Of published lessons of published programs that are sold on a published page. */
async function freeFileIds(req: PayloadRequest): Promise<string[]> {
  const { rows } = await pool(req.payload).query<{ id: string | null }>({
    name: 'files-of-free-lessons',
    text: `WITH free AS (
             SELECT l.id, l.media_id, l.captions_id FROM lessons l
               JOIN programs p ON p.id = l.program_id AND p._status = 'published'
               JOIN products x ON x.id = p.product_id AND x._status = 'published'
              WHERE l.is_free_preview AND l._status = 'published')
           SELECT media_id AS id FROM free WHERE media_id IS NOT NULL
           UNION SELECT captions_id FROM free WHERE captions_id IS NOT NULL
           UNION SELECT t.file_id FROM lessons_tracks t JOIN free f ON f.id = t._parent_id WHERE t.file_id IS NOT NULL
           UNION SELECT r.lesson_files_id FROM lessons_rels r JOIN free f ON f.id = r.parent_id
                  WHERE r.lesson_files_id IS NOT NULL`,
  })
  return rows.flatMap(({ id }) => (id ? [id] : []))
}
