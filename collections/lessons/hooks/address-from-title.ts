import type { FieldHook } from 'payload'
import { slugOf } from '@/src/domain/pages/slug'
import { requestSql } from '@/src/server/db/request-sql'

/** A lesson without an address gets one from its title, which no other lesson of its program has. */
export const addressFromTitle: FieldHook = async ({ value, data, originalDoc, req }) => {
  const { title, program = originalDoc?.program } = data ?? {}
  if (value || typeof title !== 'string' || typeof program !== 'string') return value
  const words = slugOf(title) || 'lesson'
  const sql = await requestSql(req)
  const { rows } = await sql.query<{ slug: string }>(
    'SELECT slug FROM lessons WHERE program_id = $1 AND slug LIKE $2 AND id IS DISTINCT FROM $3::uuid',
    [program, `${words}%`, originalDoc?.id ?? null],
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  let address = words
  for (let count = 2; taken.has(address); count += 1) address = `${words}-${count}`
  return address
}
