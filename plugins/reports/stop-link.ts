import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '@/src/domain/ids/uuid'
import { REPORT_EVERY, type ReportEvery } from '@/src/domain/statistics/report-schedule'
import { env } from '@/src/server/env'

type Report = { userId: string; every: ReportEvery }

/** What the link to stop a report carries. It works for ever and is stored nowhere: it names the report and is signed. */
export function stopToken({ userId, every }: Report): string {
  return `${userId}.${every}.${signature(userId, every)}`
}

/** The report such a link names; null for anything we did not sign. */
export function reportOf(token: string): Report | null {
  const [userId = '', said = '', signed = ''] = token.split('.')
  const every = REPORT_EVERY.find((known) => known === said)
  if (!isUuid(userId) || !every) return null
  const [expected, presented] = [Buffer.from(signature(userId, every)), Buffer.from(signed)]
  const isOurs = presented.length === expected.length && timingSafeEqual(presented, expected)
  return isOurs ? { userId, every } : null
}

function signature(userId: string, every: ReportEvery): string {
  return createHmac('sha256', env().PAYLOAD_SECRET)
    .update(`report-stop|${userId}|${every}`)
    .digest('base64url')
}
