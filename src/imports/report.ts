import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { stringify } from 'csv-stringify'

export type ReportLine = { row: number; legacyId: string; email: string; outcome: string; reason: string }

export type Report = { write: (lines: readonly ReportLine[]) => Promise<void>; close: () => Promise<void> }

/** What became of each row, as a CSV file that a spreadsheet opens without running anything in it. */
export function openReport(file: string): Report {
  const columns = ['row', 'legacyId', 'email', 'outcome', 'reason'] as const
  const lines = stringify({ header: true, columns: [...columns], bom: true, escape_formulas: true })
  const target = lines.pipe(createWriteStream(file))
  return {
    async write(more) {
      for (const line of more) if (!lines.write(line)) await once(lines, 'drain')
    },
    async close() {
      lines.end()
      await finished(target)
    },
  }
}
