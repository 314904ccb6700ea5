import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { englishLabel } from '@/src/domain/languages/english-label'
import { csvCell } from '@/src/domain/orders/csv-cell'

/** What stands beside rows in other tables, by the rows' ids. */
export type Beside = Map<string, string>

export type Words = {
  /** A stored value as the staff screens name it. */
  label: (field: string, value: string | null | undefined) => string
  beside: Beside
}

type Columns<Doc> = Record<string, (doc: Doc, words: Words) => string | number | null | undefined>

type Spec<Slug extends CollectionSlug> = {
  /** Fields a filter may name. Nothing a person may not see of a row may be asked for either. */
  filters: string[]
  /** Fields that are read, and those of what they point at. */
  select: Partial<Record<keyof DataFromCollectionSlug<Slug>, true>>
  populate?: Partial<Record<CollectionSlug, Record<string, true>>>
  readBeside?: (payload: Payload, ids: string[]) => Promise<Beside>
  columns: Columns<DataFromCollectionSlug<Slug>>
}

/** Where a page ended: the next one begins behind it. */
export type Mark = { createdAt: string; id: string }

export type List = {
  filters: readonly string[]
  head: string[]
  /** One page, oldest first, as the person who asks may see it; `mark` null when nothing comes after it. */
  readPage: (
    req: PayloadRequest,
    asked: { where: Where; after: Mark | null; limit: number },
  ) => Promise<{ rows: string[][]; mark: Mark | null }>
}

/** A list as a table: its columns, in order, and how a page of it is read. Every cell is safe against formulas. */
export function list<Slug extends CollectionSlug>(slug: Slug, spec: Spec<Slug>): List {
  const columns = Object.values(spec.columns)
  return {
    filters: spec.filters,
    head: Object.keys(spec.columns),
    readPage: async (req, { where, after, limit }) => {
      const { docs } = await req.payload.find({
        collection: slug,
        where: after ? { and: [where, behind(after)] } : where,
        sort: ['createdAt', 'id'],
        limit,
        pagination: false,
        depth: 1,
        select: { ...spec.select, createdAt: true } as never,
        populate: spec.populate as never,
        joins: false as never,
        overrideAccess: false,
        req,
      })
      const found = docs as unknown as (DataFromCollectionSlug<Slug> & Mark)[]
      const ids = found.map(({ id }) => id)
      const beside = spec.readBeside && ids.length > 0 ? await spec.readBeside(req.payload, ids) : new Map()
      const words = { beside, label: (field: string, value: Stored) => labelOf(req, slug, field, value) }
      const rows = found.map((doc) => columns.map((cell) => csvCell(String(cell(doc, words) ?? ''))))
      const last = found.at(-1)
      const mark = last && found.length === limit ? { createdAt: last.createdAt, id: last.id } : null
      return { rows, mark }
    },
  }
}

/** The first condition alone lets the index on the day find the page. */
function behind({ createdAt, id }: Mark): Where {
  return {
    and: [
      { createdAt: { greater_than_equal: createdAt } },
      { or: [{ createdAt: { greater_than: createdAt } }, { id: { greater_than: id } }] },
    ],
  }
}

type Stored = string | null | undefined

function labelOf({ payload }: PayloadRequest, slug: CollectionSlug, name: string, value: Stored): string {
  const field = payload.collections[slug].config.flattenedFields.find((each) => each.name === name)
  const options = field?.type === 'select' ? field.options : []
  const option = options.find((each) => typeof each !== 'string' && each.value === value)
  return (typeof option === 'object' ? englishLabel(option.label) : null) ?? value ?? ''
}
