import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { startAccountsJobs } from '@/plugins/accounts/jobs'
import { wasSignedIn } from '@/plugins/accounts/sessions/was-signed-in'
import { startCommerceJobs } from '@/plugins/commerce/jobs'
import { describeProviders } from '@/plugins/commerce/payments/operations/describe-providers'
import { startEditingJobs } from '@/plugins/editing/jobs'
import { startFilesJobs } from '@/plugins/files/jobs'
import { startFormsJobs } from '@/plugins/forms/jobs'
import { startGiftJobs } from '@/plugins/gifts/jobs'
import { startGroupJobs } from '@/plugins/groups/jobs'
import { startLearningJobs } from '@/plugins/learning/jobs'
import { startMailJobs } from '@/plugins/mail/jobs'
import { startNewsletterJobs } from '@/plugins/newsletter/jobs'
import { startOwnDataJobs } from '@/plugins/own-data/jobs'
import { startReportJobs } from '@/plugins/reports/jobs'
import { startSearchJobs } from '@/plugins/search/jobs'
import type { InstanceStatus } from '@/src/domain/instance/instance-status'
import type { RunningJob } from '@/src/server/background'
import { contentOfBuild } from '@/src/server/content-changes/build-id'
import { watchContent } from '@/src/server/content-changes/watch-content'
import { openReplica } from '@/src/server/db/open-replica'
import { pool } from '@/src/server/db/transaction'
import { buildFolder, env, isInProduction } from '@/src/server/env'
import { answerBeforeNext } from '@/src/server/incoming/answer-before-next'
import { leaveSlowly } from '@/src/server/incoming/leave-slowly'
import { noteRequests } from '@/src/server/incoming/note-requests'
import { watchInstance } from '@/src/server/instance/watch-instance'
import { startRateLimitJobs } from '@/src/server/rate-limit/purge'
import { fileHeaders, siteSurroundings } from '@/src/server/security-headers'
import { filesOf } from '@/src/server/static-files/serve-files'

/** Connects, says who gets this shop's money, and starts what works without a visitor; `stop` waits for its rounds. */
export async function startServer(): Promise<Pick<RunningJob, 'stop'>> {
  const payload = await getPayload({ config })
  const { BACKGROUND_JOBS, DATABASE_REPLICA_URL, OTEL_EXPORTER_OTLP_ENDPOINT, ...timing } = env()
  const content = await watchContent(payload, contentOfBuild(buildFolder()))
  const closeReplica = DATABASE_REPLICA_URL ? openReplica(payload, DATABASE_REPLICA_URL) : undefined
  const jobs = await watchInstance(payload, {
    everyMs: timing.SWEEP_INTERVAL_MS,
    start: (status) => (BACKGROUND_JOBS === 'off' ? [] : startJobs(payload, status)),
  })
  const stopListening = () => Promise.all([content.stop(), closeReplica?.()])
  answerBeforeNext({
    isKnown: (headers) => wasSignedIn(payload, headers),
    serveFile: isInProduction() ? filesOf(buildFolder(), headersOfFiles()) : undefined,
    leaving: leaveSlowly({
      atMostMs: timing.SHUTDOWN_DELAY_MS,
      atOnce: () => void jobs.stop(),
      atLast: () => void stopListening(),
    }),
  })
  noteRequests((warning) => payload.logger.warn(warning))
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { watchFigures } = await import('@/plugins/status/watch-figures')
    watchFigures(payload)
    const { traceWork } = await import('@/src/server/telemetry/trace-work')
    traceWork(pool(payload))
  }
  payload.logger.info(describeProviders(payload).detail)
  return { stop: async () => void (await Promise.all([jobs.stop(), stopListening()])) }
}

function headersOfFiles(): Record<string, string> {
  return fileHeaders(siteSurroundings({ ...env(), NODE_ENV: 'production' }))
}

/** A copy settles and reminds nobody: the payments and invoices in it are the shop's own. */
function startJobs(payload: Payload, { kind }: InstanceStatus) {
  return [
    startMailJobs(payload),
    startFilesJobs(payload),
    ...(kind === 'copy'
      ? []
      : [
          startCommerceJobs(payload),
          startGroupJobs(payload),
          startGiftJobs(payload),
          startLearningJobs(payload),
          startReportJobs(payload),
        ]),
    startAccountsJobs(payload),
    startOwnDataJobs(payload),
    startNewsletterJobs(payload),
    startFormsJobs(payload),
    ...startEditingJobs(payload),
    startSearchJobs(payload),
    startRateLimitJobs(payload),
  ]
}
