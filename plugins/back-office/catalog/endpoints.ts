import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import {
  CATALOG_REFUSALS,
  MOST_PRODUCTS,
  readCatalogHeader,
  readCatalogRows,
} from '@/src/domain/catalog/spreadsheet'
import { DomainError } from '@/src/domain/errors/domain-error'
import { delimiterOf } from '@/src/domain/imports/person-columns'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { loadCatalog, lookAtCatalog } from './load-catalog'

const input = z.object({
  list: z.string().trim().min(1, 'Please choose a file.').max(2_000_000, 'This file is too large.'),
  isPreview: z.boolean().default(true),
  seen: z.record(z.string().max(60), z.string().max(40).nullable()).optional(),
})

/**
 * `POST /products/import { list, isPreview, seen }`, staff only: products from a spreadsheet in the columns of
 * `GET /products/export`, at most 2,000. With `isPreview` (the default) it says what would become of each row and keeps nothing.
 * A SKU that is there is changed where its cells say something else; a new one becomes a draft. `seen`, the `seen` of each row
 * of the preview by SKU, keeps what somebody else saved since. `VALIDATION_ERROR` for a file that is no table with a SKU column.
 */
export const importCatalog = defineEndpoint({
  method: 'post',
  path: '/products/import',
  access: 'staff',
  about: {
    summary: 'Staff: products from a spreadsheet; looked at first.',
    example: {
      list: 'SKU,Title,Summary,Price\nSLEEP,Sleeping better,Small steps towards calmer nights.,49.00',
    },
  },
  input,
  answers: success({
    rows: z.array(
      z.object({
        line: z.number().int(),
        sku: z.string(),
        outcome: z.enum(['new', 'changed', 'unchanged', 'refused']),
        changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
        refusal: z
          .object({
            code: z.enum(CATALOG_REFUSALS),
            column: z.string().optional(),
            said: z.string().optional(),
          })
          .nullable(),
        seen: z.string().nullable(),
      }),
    ),
  }),
  handler: async ({ req, input: { list, isPreview, seen } }) => {
    const rows = readSheet(list)
    return {
      success: true,
      rows: isPreview ? await lookAtCatalog(req, rows) : await loadCatalog(req, rows, seen),
    }
  },
})

function readSheet(list: string) {
  const [head, ...rest] = parseCsv(list)
  const at = head ? readCatalogHeader(head.cells) : null
  if (!at) throw refused('The first line has no column called SKU.')
  if (rest.length > MOST_PRODUCTS) throw refused(`Please load at most ${MOST_PRODUCTS} products at once.`)
  return readCatalogRows(at, rest)
}

function parseCsv(list: string): { line: number; cells: string[] }[] {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const
  try {
    const rows = parse(list, { ...options, delimiter: delimiterOf(list.split(/\r?\n/, 1)[0] ?? '') })
    return (rows as unknown as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
      line: info.lines,
      cells: record,
    }))
  } catch {
    throw refused('This is no table of comma-separated values (CSV).')
  }
}

function refused(message: string): DomainError {
  return new DomainError('VALIDATION_ERROR', { details: { errors: [{ path: 'list', message }] } })
}
