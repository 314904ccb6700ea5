import { stringify } from 'csv-stringify/sync'
import { z } from 'zod'
import { csvCell } from '@/src/domain/orders/csv-cell'
import { defineEndpoint } from '@/src/server/endpoint'
import { content } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { readParticipation } from '../operations/read-participation'

const input = z.object({ days: z.coerce.number().int().min(1).max(3660).default(30) })

/** `GET /participation/export?days=`, staff only: per program who may open it, who is active and who finished, as a table. */
export const participationCsv = defineEndpoint({
  method: 'get',
  path: '/participation/export',
  access: 'staff',
  about: { summary: 'Staff: participation as a table for spreadsheets.', example: { days: 30 } },
  input,
  answers: content('text/csv'),
  handler: async ({ input: { days }, req }) => {
    const rows = await readParticipation(req.payload, { activeDays: days, locale: localeOf(req) })
    const head = ['Program', 'May open it', 'Have begun', `Active in ${days} days`, 'Have finished']
    const lines = rows.map(({ title, open, begun, active, finished, stopsAt, stopped }) => [
      ...[csvCell(title), open, begun, active, finished, shareOf(finished, begun)],
      ...[csvCell(stopsAt), stopped],
    ])
    const table = [[...head, 'Percent of those who began', 'Most wait at', 'How many'], ...lines]
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    return new Response(`\uFEFF${stringify(table, { quoted: true, record_delimiter: 'windows' })}`, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="participation.csv"',
        'Cache-Control': 'no-store',
      },
    })
  },
})

/** Who finished in an older system never began here: never more than all. */
function shareOf(finished: number, begun: number): number | string {
  return begun === 0 ? '' : Math.min(100, Math.round((100 * finished) / begun))
}
