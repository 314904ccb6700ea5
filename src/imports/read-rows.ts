import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type CsvError, parse } from 'csv-parse'
import { delimiterOf } from '@/src/domain/imports/person-columns'

/** One row of a file, at the line it ends in; or why that line could not be read as a row. */
export type FileRow = { line: number } & ({ cells: string[] } | { problem: string })

/** Longer than any row of people: a quote that is never closed must not swallow the rest of the file. */
const ROW_LIMIT = 100_000

/**
 * The rows of a CSV file, one after another, whatever its size: UTF-8 with or without a byte order mark, columns
 * separated by commas or semicolons. A row that is not CSV is given as a problem, and the next one is read.
 */
export async function* readRows(file: string): AsyncGenerator<FileRow> {
  const problems: FileRow[] = []
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(await firstLineOf(file)),
      info: true,
      max_record_size: ROW_LIMIT,
      relax_column_count: true,
      // A stray quotation mark stays in its cell, and is refused there: csv-parse would lose the row after it.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip: (error) =>
        void (error && problems.push({ line: Number(error.lines ?? 0), problem: contentOf(error) })),
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>) {
      // The reader is ahead of us: what it could not read may stand further down.
      while (problems[0] && problems[0].line <= info.lines) yield* problems.splice(0, 1)
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    if (!isCsvError(error)) throw error
    problems.push({ line: Number(error.lines ?? 0), problem: contentOf(error) })
  }
  yield* problems
}

async function firstLineOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64_000), 0, 64_000, 0)
    return buffer.subarray(0, bytesRead).toString('utf8').split(/\r?\n/, 1)[0] ?? ''
  } finally {
    await handle.close()
  }
}

function isCsvError(error: unknown): error is CsvError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
}

function contentOf({ code }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE') {
    return 'has a quotation mark that is never closed; what follows was not read'
  }
  return `cannot be read as CSV (${code}); what follows was not read`
}
