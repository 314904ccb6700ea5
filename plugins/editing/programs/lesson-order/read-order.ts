import { createHash } from 'node:crypto'
import type { Sql } from '@/src/server/db/transaction'

export type LessonInOrder = { id: string; title: string; isDraft: boolean }
export type SectionInOrder = { id: string | null; title: string | null; lessons: LessonInOrder[] }

/** The lessons of a program as staff see them, section by section; `version` names exactly this order. */
export type LessonOrder = { version: string; sections: SectionInOrder[] }

/** Where a lesson stands: what is on the website, else the newest draft. */
export type Place = { id: string; section: string | null; title: string; isDraft: boolean }

type Stored = { version: string; places: Place[]; sections: { id: string; title: string }[] }

/** What is stored: the sections of the newest draft of the program, and each lesson with the section that is written in it. */
export async function readPlaces(sql: Sql, programId: string, locale: string): Promise<Stored> {
  const { rows: places } = await sql.query<Place & { position: number }>({
    name: 'places-of-lessons',
    text: `SELECT p.id, p.section, p.position::int AS position, p."isDraft",
                  coalesce(
                    (SELECT t.version_title FROM _lessons_v_locales t WHERE t._parent_id = p.version AND t.version_title <> ''
                      ORDER BY (t._locale::text = $2) DESC, (t._locale::text = 'en') DESC LIMIT 1),
                    (SELECT t.title FROM lessons_locales t WHERE t._parent_id = p.id AND t.title <> ''
                      ORDER BY (t._locale::text = $2) DESC, (t._locale::text = 'en') DESC LIMIT 1), '') AS title
             FROM (SELECT l.id, v.id AS version, l._status IS DISTINCT FROM 'published' AS "isDraft",
                          CASE WHEN l._status = 'published' OR v.id IS NULL THEN l.program_id ELSE v.version_program_id END AS program,
                          CASE WHEN l._status = 'published' OR v.id IS NULL THEN l.section ELSE v.version_section END AS section,
                          coalesce(CASE WHEN l._status = 'published' OR v.id IS NULL THEN l.position ELSE v.version_position END, 0) AS position
                     FROM lessons l
                     LEFT JOIN LATERAL (SELECT id, version_program_id, version_section, version_position FROM _lessons_v
                                         WHERE parent_id = l.id AND latest ORDER BY updated_at DESC LIMIT 1) v ON true
                    WHERE l.deleted_at IS NULL
                      AND (l.program_id = $1 OR (l._status IS DISTINCT FROM 'published' AND v.version_program_id = $1))) p
            WHERE p.program = $1
            ORDER BY p.position, p.id`,
    values: [programId, locale],
  })
  const { rows: sections } = await sql.query<{ id: string; title: string }>({
    name: 'sections-of-newest-draft',
    text: `SELECT s._uuid AS id,
                  coalesce((SELECT t.title FROM _programs_v_version_sections_locales t WHERE t._parent_id = s.id AND t.title <> ''
                             ORDER BY (t._locale::text = $2) DESC, (t._locale::text = 'en') DESC LIMIT 1), '') AS title
             FROM _programs_v_version_sections s
            WHERE s._uuid IS NOT NULL AND s._parent_id = (
                    SELECT id FROM _programs_v WHERE parent_id = $1 AND latest ORDER BY updated_at DESC LIMIT 1)
            ORDER BY s._order`,
    values: [programId, locale],
  })
  const known = new Set(sections.map(({ id }) => id))
  const version = places.map(({ id, section, position }) => `${id} ${section ?? ''} ${position}`).join()
  return { version: `${[...known].join()}|${version}`, places, sections }
}

/** As it is shown: lessons of no section, or of one that is gone, come first, as participants see them. */
export function inOrder({ version, places, sections }: Stored): LessonOrder {
  const groups = groupsOf({ places, sections })
  return {
    version: createHash('sha256').update(version).digest('base64url'),
    sections: [{ id: null, title: null }, ...sections]
      .map(({ id, title }) => ({ id, title, lessons: (groups.get(id) ?? []).map(shown) }))
      .filter(({ id, lessons }) => id !== null || lessons.length > 0 || sections.length === 0),
  }
}

/** The lessons of each section. */
export function groupsOf({ places, sections }: Omit<Stored, 'version'>): Map<string | null, Place[]> {
  const known = new Set(sections.map(({ id }) => id))
  const groupOf = ({ section }: Place) => (section !== null && known.has(section) ? section : null)
  const groups = new Map<string | null, Place[]>()
  for (const place of places) groups.set(groupOf(place), [...(groups.get(groupOf(place)) ?? []), place])
  return groups
}

function shown({ id, title, isDraft }: Place): LessonInOrder {
  return { id, title, isDraft }
}
