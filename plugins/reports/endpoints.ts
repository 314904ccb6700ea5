import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { choose, readChosen, stopReport } from './chosen-reports'
import { reportOf } from './stop-link'

const chosen = z.object({ week: z.boolean(), month: z.boolean() })

/** `GET /statistics/reports`, staff with the right to see money: which reports of sales one gets by mail. */
const readReports = defineEndpoint({
  method: 'get',
  path: '/statistics/reports',
  access: 'staff',
  about: { summary: 'Staff: which reports of sales one gets by mail.' },
  answers: successWith(chosen),
  handler: async ({ req, user }) => ({ success: true, data: await readChosen(req.payload, user.id) }),
})

/** `POST /statistics/reports { week, month }`: chooses them, for oneself alone. */
const chooseReports = defineEndpoint({
  method: 'post',
  path: '/statistics/reports',
  access: 'staff',
  about: { summary: 'Staff: chooses the reports of sales one gets by mail: on Mondays, on the 1st.' },
  input: chosen,
  answers: successWith(chosen),
  handler: async ({ req, user, input }) => {
    await choose(req.payload, user.id, input)
    return { success: true, data: input }
  },
})

/** `POST /statistics/reports/stop?token=`: what mail programs send for a click (RFC 8058). The second time changes nothing. */
const stopByLink = defineEndpoint({
  method: 'post',
  path: '/statistics/reports/stop',
  access: 'anyone',
  about: {
    summary: 'Stops a report of sales, with the link from one of its mails (RFC 8058).',
    errors: ['NOT_FOUND'],
  },
  limit: { name: 'report-stop', points: 60, seconds: 900, by: 'visitor' },
  reads: async (req) => ({ data: { token: req.searchParams.get('token') ?? '' } }),
  input: z.object({ token: z.string().max(200) }),
  answers: successWith(z.object({ state: z.literal('stopped') })),
  handler: async ({ req, input: { token } }) => {
    const report = reportOf(token)
    if (!report) throw new DomainError('NOT_FOUND')
    await stopReport(pool(req.payload), report.userId, report.every)
    return { success: true, data: { state: 'stopped' } }
  },
})

export const reportEndpoints = [readReports, chooseReports, stopByLink]
