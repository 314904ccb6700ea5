import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { englishLabel } from '@/src/domain/languages/english-label'
import { EXPORTED_LISTS, type ExportedList } from '@/src/domain/lists/exported-lists'
import { readListFilter } from '@/src/domain/lists/list-filter'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { logActivity } from '@/src/server/log-activity'
import { content } from '@/src/server/reply'
import { streamText } from '@/src/server/stream-text'
import { exportList } from './export-list'
import { LISTS } from './lists'

const input = z.object({ format: z.literal('csv'), search: z.string().max(200).optional() })

/** `GET /{collection}/export?format=csv`, one for each list staff may download. */
export const exportEndpoints = EXPORTED_LISTS.map(exportEndpoint)

/**
 * The list as it stands on the screen, `where` and `search` of its address included, oldest first, streamed; of each row
 * only what the person who asks may read. A filter by anything else is refused. Who took which list is logged.
 */
function exportEndpoint(slug: ExportedList) {
  return defineEndpoint({
    method: 'get',
    path: `/${slug}/export`,
    access: 'staff',
    about: { summary: 'Staff: the list as a table for spreadsheets.', example: { format: 'csv' } },
    input,
    answers: content('text/csv'),
    handler: async ({ input: { search }, req, user }) => {
      const list = LISTS[slug]
      const read = readListFilter(req.query?.where, list.filters)
      if ('wrong' in read) {
        const message = 'This list cannot be filtered by this.'
        throw new DomainError('VALIDATION_ERROR', { details: { errors: [{ path: read.wrong, message }] } })
      }
      const { config } = req.payload.collections[slug]
      const where: Where = search
        ? mergeListSearchAndWhere({ collectionConfig: config, search, where: read.filter })
        : read.filter
      const what = englishLabel(config.labels.plural) ?? slug
      await logActivity(pool(req.payload), {
        action: 'list.exported',
        by: 'staff',
        actor: user.id,
        details: { what, filter: read.filter },
      })
      return new Response(streamText(exportList(req, list, where)), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${slug}.csv"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  })
}
