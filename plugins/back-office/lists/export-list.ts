import { stringify } from 'csv-stringify/sync'
import type { PayloadRequest, Where } from 'payload'
import type { List, Mark } from './list'

const PAGE = 500

/**
 * A list as a table, oldest first, page by page: a row is on one page whatever is added meanwhile, and memory holds one page.
 * Every cell is quoted: a spreadsheet whose separator is the semicolon splits none into a formula.
 */
export async function* exportList(req: PayloadRequest, list: List, where: Where): AsyncGenerator<string> {
  const lines = (rows: string[][]) => stringify(rows, { quoted: true, record_delimiter: 'windows' })
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  yield `\uFEFF${lines([list.head])}`
  let after: Mark | null = null
  do {
    const page: Awaited<ReturnType<List['readPage']>> = await list.readPage(req, {
      where,
      after,
      limit: PAGE,
    })
    if (page.rows.length > 0) yield lines(page.rows)
    after = page.mark
  } while (after)
}
