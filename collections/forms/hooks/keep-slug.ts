import { randomUUID } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'
import { nameFields } from '@/src/domain/forms/name-fields'
import { isSlug } from '@/src/domain/pages/slug'
import { requestSql } from '@/src/server/db/request-sql'

/** Gives a new form a name for programs, made from its title; one that is there stays. */
export const keepSlug: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data || isSlug(data.slug)) return data
  if (originalDoc?.slug) return { ...data, slug: originalDoc.slug }
  const [named] = nameFields([{ blockType: 'form', label: data.title, name: null }])
  const slug = named?.name ?? 'form'
  const sql = await requestSql(req)
  const { rows } = await sql.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM forms WHERE slug = $1) AS taken',
    [slug],
  )
  return { ...data, slug: rows[0]?.taken ? `${slug}-${randomUUID().slice(0, 8)}` : slug }
}
