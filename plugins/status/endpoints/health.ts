import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'

/** `GET /health`: this process answers. Asks nobody. */
export const health = defineEndpoint({
  method: 'get',
  path: '/health',
  access: 'anyone',
  about: { summary: 'This process answers.' },
  answers: success({ status: z.literal('alive') }),
  handler: async () => ({ success: true, status: 'alive' }),
})
