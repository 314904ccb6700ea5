import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import { requestSql } from '@/src/server/db/request-sql'
import { pool } from '@/src/server/db/transaction'
import type { StoredDocument } from '../find-document'
import { AUTOSAVED } from '../locks/keep-others-writing'
import { NOT_CONTENT } from '../schedule/content-fields'
import { inPayloadTransaction } from '../schedule/in-payload-transaction'

type Autosaved = (typeof AUTOSAVED)[number]

const HOURS = 24

/**
 * Where something is saved while it is written, Payload stores it as soon as somebody asks for a new one: who thinks better of it
 * leaves an empty draft without a name behind. What nobody wrote anything into for a day is dropped. Gives how many were.
 * Safe in any number of processes.
 */
export async function dropUntouchedDrafts(payload: Payload, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - HOURS * 3_600_000)
  let dropped = 0
  for (const collection of AUTOSAVED)
    for (const id of await madeAndLeft(payload, collection, before))
      dropped += await inPayloadTransaction(payload, { userId: null }, (req) => drop(req, collection, id))
  return dropped
}

/** Stored once and never again. */
async function madeAndLeft(payload: Payload, collection: Autosaved, before: Date): Promise<string[]> {
  for (const table of AUTOSAVED) {
    if (table !== collection) continue
    const { rows } = await pool(payload).query<{ id: string }>(
      `SELECT d.id FROM ${table} d
        WHERE d._status = 'draft' AND d.created_at < $1 AND d.updated_at < $1
          AND (SELECT count(*) FROM _${table}_v v WHERE v.parent_id = d.id) = 1`,
      [before.toISOString()],
    )
    return rows.map(({ id }) => id)
  }
  return []
}

/** Whoever begins to write in it at this moment is waited for, and keeps it. */
async function drop(req: PayloadRequest, collection: Autosaved, id: string): Promise<number> {
  const sql = await requestSql(req)
  for (const table of AUTOSAVED) {
    if (table !== collection) continue
    await sql.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [id])
    const { rows } = await sql.query<{ versions: number }>(
      `SELECT count(*)::int AS versions FROM _${table}_v WHERE parent_id = $1`,
      [id],
    )
    if (rows[0]?.versions !== 1) return 0
  }
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<StoredDocument>({ collection, where, locale: 'all', req })
  const { flattenedFields } = req.payload.collections[collection].config
  if (!stored || !isAsBegun(flattenedFields, stored)) return 0
  await req.payload.db.deleteVersions({ collection, where: { parent: { equals: id } }, req })
  await req.payload.db.deleteOne({ collection, where, req })
  return 1
}

/** Nothing is in it but what every new one has from the start. */
function isAsBegun(fields: FlattenedField[], values: Record<string, unknown>): boolean {
  return fields.every((field) => {
    const value = values[field.name]
    if (NOT_CONTENT.includes(field.name) || saysNothing(value)) return true
    if (field.type === 'group' || field.type === 'tab')
      return isAsBegun(field.flattenedFields, value as Record<string, unknown>)
    return 'defaultValue' in field && value === field.defaultValue
  })
}

function saysNothing(value: unknown): boolean {
  // A lesson that belongs nowhere yet has the place 0.
  if (value === null || value === undefined || value === '' || value === false || value === 0) return true
  return typeof value === 'object' && Object.values(value).every(saysNothing)
}
