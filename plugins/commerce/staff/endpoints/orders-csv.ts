import { ordersCsvSchema } from '@/src/domain/orders/orders-csv-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { content } from '@/src/server/reply'
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
    const pages = exportOrders(req.payload, input)
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await pages.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await pages.return(undefined)
      },
    })
    return new Response(body, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="orders.csv"',
        'Cache-Control': 'no-store',
      },
    })
  },
})
