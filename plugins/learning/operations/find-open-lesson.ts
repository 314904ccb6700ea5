import type { Payload } from 'payload'
import { isAddressOf } from '@/plugins/commerce/catalog/product-text'
import { startAccess, waitsForOpening } from '@/plugins/commerce/user-products/operations/start-access'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { lockedLesson } from '@/src/server/db/lesson-lock'
import { openAccess } from '@/src/server/db/open-access'
import { pool } from '@/src/server/db/transaction'
import { siteOf } from '@/src/server/site'

type StoredFile = { id: string; title: string; language: Locale; filename: string; filesize: number | null }
export type FoundFile = StoredFile & { url: string }
export type FoundMedia = { url: string; kind: 'video' | 'audio'; mimeType: string }
export type FoundTrack = { language: 'en' | 'fr'; url: string }
export type OpenLesson = {
  id: string
  /** Staff look at it, its draft included. */
  isPreview: boolean
  media: FoundMedia | null
  tracks: FoundTrack[]
  downloads: FoundFile[]
}

type Row = {
  id: string
  isPreview: boolean
  productId: string
  waits: boolean
  isLocked: boolean
  media: { filename: string; mimeType: string | null } | null
  tracks: { language: 'en' | 'fr' | null; filename: string }[]
  downloads: StoredFile[]
}

/**
 * Which published lesson this is and its files, for somebody who may open its program; null otherwise. The program is
 * named as in `findOwnedProgram`. Staff (`isStaff`) may open every one, drafts too. One statement; days that begin with
 * the first opening begin here, unless staff look on. `LESSON_LOCKED` for one that is not open yet.
 */
export async function findOpenLesson(
  payload: Payload,
  asked: {
    userId: string
    isStaff: boolean
    isLookedOn?: boolean
    program: string
    lesson: string
    locale: Locale
  },
): Promise<OpenLesson | null> {
  const { rows } = await pool(payload).query<Row>({
    name: 'open-lesson',
    text: `SELECT l.id, NOT o."isOwn" AS "isPreview", x.id AS "productId", ${waitsForOpening('x.id', '$1::uuid')} AS waits,
                  o."isOwn" AND ${lockedLesson('l', 'p', '$1::uuid')} AS "isLocked",
                  (SELECT jsonb_build_object('filename', f.filename, 'mimeType', f.mime_type)
                     FROM lesson_files f WHERE f.id = l.media_id AND f.filename IS NOT NULL) AS media,
                  (SELECT coalesce(jsonb_agg(jsonb_build_object('language', t.language, 'filename', f.filename)
                                             ORDER BY t.place), '[]')
                     FROM (SELECT language, file_id, _order AS place FROM lessons_tracks WHERE _parent_id = l.id
                           UNION ALL SELECT 'en', l.captions_id, 1000) t
                     JOIN lesson_files f ON f.id = t.file_id AND f.filename IS NOT NULL) AS tracks,
                  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', n.title, 'language', n.language,
                                                                'filename', f.filename, 'filesize', f.filesize) ORDER BY r."order"), '[]')
                     FROM lessons_rels r JOIN lesson_files f ON f.id = r.lesson_files_id AND f.filename IS NOT NULL
                     JOIN LATERAL (SELECT t.title, t._locale AS language FROM lesson_files_locales t
                                    WHERE t._parent_id = f.id AND t._locale IN ('en', $5::_locales)
                                    ORDER BY t._locale = $5::_locales DESC LIMIT 1) n ON true
                    WHERE r.parent_id = l.id AND r.path = 'downloads') AS downloads
             FROM lessons l
             JOIN programs p ON p.id = l.program_id
             JOIN products x ON x.id = p.product_id
            CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM user_products g
                                                WHERE g.product_id = x.id AND g.user_id = $1::uuid
                                                  AND ${openAccess('g')}) AS "isOwn") o
            WHERE l.slug = $4 AND ($2::boolean OR (l._status = 'published' AND p._status = 'published'))
              AND ($3 IN (p.id::text, x.id::text) OR ${isAddressOf(siteOf(payload), '$3', 'x')}
                   OR EXISTS (SELECT 1 FROM user_products g
                               WHERE g.id::text = $3 AND g.user_id = $1::uuid AND g.product_id = x.id
                                 AND ${openAccess('g')}))
              AND ($2::boolean OR o."isOwn")
            LIMIT 1`,
    values: [asked.userId, asked.isStaff, asked.program, asked.lesson, asked.locale],
  })
  const found = rows[0]
  if (!found) return null
  if (found.isLocked) throw new DomainError('LESSON_LOCKED')
  if (found.waits && !found.isPreview && !asked.isLookedOn)
    await startAccess(payload, asked.userId, found.productId)
  return {
    id: found.id,
    isPreview: found.isPreview,
    media: found.media && toMedia(found.media),
    tracks: found.tracks.map(({ language, filename }) => ({
      language: language ?? ('en' as const),
      url: addressOf(filename),
    })),
    downloads: found.downloads.map((file) => ({ ...file, url: addressOf(file.filename) })),
  }
}

function toMedia({ filename, mimeType }: NonNullable<Row['media']>): FoundMedia {
  const kind = mimeType?.startsWith('audio/') ? ('audio' as const) : ('video' as const)
  return { url: addressOf(filename), kind, mimeType: mimeType ?? 'video/mp4' }
}

/** Where Payload hands a lesson file out. */
function addressOf(filename: string): string {
  return `/api/lesson-files/file/${encodeURIComponent(filename)}`
}
