import type { CollectionBeforeChangeHook, FieldHook } from 'payload'
import { requestSql } from '@/src/server/db/request-sql'

/** Stands for a place that nobody gave; `standLast` gives it. */
const NO_PLACE = 0

/** A new lesson whose place is not said gets one. */
export const awaitPlace: FieldHook = ({ operation, siblingData, value }) =>
  operation === 'create' && siblingData.position === undefined ? NO_PLACE : value

/** A lesson that is new, or comes to another program or section, stands last there. */
export const standLast: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const { program = originalDoc?.program, section = originalDoc?.section } = data
  const isElsewhere =
    operation === 'update' &&
    data.position === originalDoc?.position &&
    ((section ?? null) !== (originalDoc?.section ?? null) || program !== originalDoc?.program)
  const isNew = operation === 'create' && data.position === NO_PLACE
  if (!(isNew || isElsewhere) || typeof program !== 'string') return data
  const sql = await requestSql(req)
  const { rows } = await sql.query<{ last: number }>(
    `SELECT greatest(
       coalesce((SELECT max(position) FROM lessons
                  WHERE program_id = $1 AND section IS NOT DISTINCT FROM $2 AND id IS DISTINCT FROM $3::uuid), 0),
       coalesce((SELECT max(version_position) FROM _lessons_v
                  WHERE latest AND version_program_id = $1 AND version_section IS NOT DISTINCT FROM $2
                    AND parent_id IS DISTINCT FROM $3::uuid), 0))::int AS last`,
    [program, section ?? null, originalDoc?.id ?? null],
  )
  return { ...data, position: (rows[0]?.last ?? 0) + 1 }
}
