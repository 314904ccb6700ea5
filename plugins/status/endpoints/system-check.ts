import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { checkParts } from '../parts/check-parts'
import { partCheck } from '../parts/part-check'

/**
 * `GET /system-check`, superusers only: what database, mail, payment provider, files, cache and schedules do right now, each
 * asked at once (specification 6). Takes 6 s at most; what does not answer in that time is `bad`.
 */
export const systemCheck = defineEndpoint({
  method: 'get',
  path: '/system-check',
  access: 'superuser',
  limit: { name: 'system-check', points: 30, seconds: 60, by: 'account' },
  about: { summary: 'Superusers: whether each part of the shop does what it is for, right now.' },
  answers: successWith(z.object({ parts: z.array(partCheck), checkedAt: z.string() })),
  handler: async ({ req }) => {
    const parts = await checkParts(req.payload)
    return { success: true, data: { parts, checkedAt: new Date().toISOString() } }
  },
})
