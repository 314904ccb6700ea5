import { defineEndpoint } from '@/src/server/endpoint'

/** `GET /health`: this process answers. Asks nobody. */
export const health = defineEndpoint({
  method: 'get',
  path: '/health',
  access: 'anyone',
  handler: async () => ({ success: true, status: 'alive' }),
})
