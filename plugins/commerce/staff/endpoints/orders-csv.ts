import { ordersCsvSchema } from '@/src/domain/orders/orders-csv-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { content } from '@/src/server/reply'
import { streamText } from '@/src/server/stream-text'
import { exportOrders } from '../operations/export-orders'

/** `GET /payments/orders.csv?from&to&state`, staff only: orders as a table for spreadsheets, streamed. */
export const ordersCsv = defineEndpoint({
  method: 'get',
  path: '/payments/orders.csv',
  access: 'staff',
  about: { summary: 'Staff: orders as a table.' },
  input: ordersCsvSchema,
  answers: content('text/csv'),
  handler: async ({ input, req }) => {
    return new Response(streamText(exportOrders(req.payload, input)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="orders.csv"',
        'Cache-Control': 'no-store',
      },
    })
  },
})
