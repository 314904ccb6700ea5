import type { Payload } from 'payload'
import { importPeople } from '@/plugins/accounts/imports/operations/import-people'
import { type Header, readHeader } from '@/src/domain/imports/person-columns'
import { type ImportedPerson, readPersonRow } from '@/src/domain/imports/person-row'
import { pool } from '@/src/server/db/transaction'
import { type FileRow, readRows } from './read-rows'
import { openReport, type Report, type ReportLine } from './report'

type ImportOptions = { file: string; report: string; batch: string; isDryRun: boolean; today: Date }

/** How many rows had which outcome. */
export type Tally = Record<'created' | 'updated' | 'unchanged' | 'refused', number>

export class UnusableFile extends Error {}

const ROWS_AT_ONCE = 500

/**
 * Imports a file of people from the older system, some hundred rows in a transaction, and writes what became of each
 * row into the report. Its memory does not grow with the file, but for the addresses it has seen. Throws
 * `UnusableFile`, before anything is written, when the first line lacks a column.
 */
export async function importFile(
  payload: Payload,
  { file, report, ...options }: ImportOptions,
): Promise<Tally> {
  const rows = readRows(file)
  const header = await headerOf(rows)
  const skus = await skusOf(payload)
  const tally: Tally = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  const seen: Seen = new Map()
  const out = openReport(report)
  const flush = async (part: FileRow[]) => {
    const lines = await importRows(payload, part, { header, skus, seen, ...options })
    for (const { outcome } of lines) tally[outcome as keyof Tally] += 1
    await out.write(lines)
  }
  await inParts(rows, flush, out)
  return tally
}

async function inParts(
  rows: AsyncGenerator<FileRow>,
  flush: (part: FileRow[]) => Promise<void>,
  out: Report,
): Promise<void> {
  let part: FileRow[] = []
  try {
    for await (const row of rows) {
      if (part.push(row) < ROWS_AT_ONCE) continue
      await flush(part)
      part = []
    }
    await flush(part)
  } finally {
    await out.close()
  }
}

async function headerOf(rows: AsyncGenerator<FileRow>): Promise<Header> {
  const { value: first } = await rows.next()
  if (!first) throw new UnusableFile('The file is empty.')
  if ('problem' in first) throw new UnusableFile(`The first line ${first.problem}.`)
  const header = readHeader(first.cells)
  if (header.missing.length > 0) throw new UnusableFile(`Columns are missing: ${header.missing.join(', ')}.`)
  if (header.repeated.length > 0)
    throw new UnusableFile(`Columns appear twice: ${header.repeated.join(', ')}.`)
  return header
}

async function skusOf(payload: Payload): Promise<Map<string, string>> {
  const { rows } = await pool(payload).query<{ sku: string; id: string }>(
    'SELECT lower(sku) AS sku, id FROM products WHERE sku IS NOT NULL',
  )
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

/** Numbers and addresses, and the line they stood in first. */
type Seen = Map<string, number>

type Context = Pick<ImportOptions, 'batch' | 'isDryRun' | 'today'> & {
  header: Header
  skus: Map<string, string>
  seen: Seen
}

async function importRows(
  payload: Payload,
  rows: readonly FileRow[],
  context: Context,
): Promise<ReportLine[]> {
  const lines: ReportLine[] = []
  const people: { row: number; person: ImportedPerson }[] = []
  for (const row of rows) {
    const read = readOne(row, context)
    if ('person' in read) people.push({ row: row.line, person: read.person })
    else lines.push({ row: row.line, ...namesOf(row, context), outcome: 'refused', reason: read.refusal })
  }
  const outcomes = await importPeople(
    payload,
    people.map(({ person }) => person),
    context,
  )
  people.forEach(({ row, person: { legacyId, email } }, index) => {
    const { outcome, reason } = outcomes[index] ?? { outcome: 'refused', reason: 'no answer' }
    lines.push({ row, legacyId, email, outcome, reason })
  })
  return lines.sort((one, other) => one.row - other.row)
}

function readOne(row: FileRow, { header, skus, today, seen }: Context) {
  if ('problem' in row) return { refusal: row.problem }
  const read = readPersonRow(row.cells, header, { skus, today })
  if ('refusal' in read) return read
  const { legacyId, email } = read.person
  const [number, address] = [`number ${legacyId}`, `address ${email}`]
  for (const [name, words] of [
    [number, 'same legacyId'],
    [address, 'same email'],
  ] as const) {
    const line = seen.get(name)
    if (line !== undefined) return { refusal: `${words} as row ${line}` }
  }
  seen.set(number, row.line).set(address, row.line)
  return read
}

/** Enough to find a refused row again. */
function namesOf(row: FileRow, { header }: Context): { legacyId: string; email: string } {
  const cells = 'cells' in row ? row.cells : []
  const text = (column: 'legacyId' | 'email') => (cells[header.at.get(column) ?? -1] ?? '').slice(0, 254)
  return { legacyId: text('legacyId'), email: text('email') }
}
