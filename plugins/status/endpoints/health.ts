import { defineEndpoint } from '@/src/server/endpoint'

/** `GET /health`: this process answers. Asks nobody. */
export const health = defineEndpoint({
  method: 'get',
  path: '/health',
  access: 'anyone',
  about: { summary: 'This process answers.' },
  handler: async () => ({ success: true, status: 'alive' }),
})
