import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { viewerOf } from '@/src/server/viewing'
import { findProgress } from '../operations/find-progress'
import { progressAnswer, toProgressAnswer } from '../progress-answer'

/**
 * `GET /learning/programs`: how far the person who asks is with each of their programs, newest access first. Progress
 * outlives access: a program they can no longer open is `ended`.
 */
export const myProgress = defineEndpoint({
  method: 'get',
  path: '/learning/programs',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'How far one is with each of one’s programs.' },
  answers: successWith(z.array(progressAnswer)),
  handler: async ({ req, user }) => {
    const programs = await findProgress(req.payload, { userId: user.id, locale: localeOf(req) })
    const isLookedOn = viewerOf(req) !== null
    const data = await Promise.all(
      programs.map((progress) => toProgressAnswer(req.payload, user.id, progress, { isLookedOn })),
    )
    return { success: true, data }
  },
})
