import type { Payload } from 'payload'
import { z } from 'zod'
import { describeProviders } from '@/plugins/commerce/payments/operations/describe-providers'
import { mailTransport } from '@/plugins/mail/transport'
import { describeHold } from '@/src/domain/instance/instance-status'
import { defineEndpoint } from '@/src/server/endpoint'
import { currentStatus } from '@/src/server/instance/current-status'
import { answer } from '@/src/server/reply'
import { missingMigrations } from '../missing-migrations'

const check = z.object({ ok: z.boolean(), detail: z.string() })

type Check = z.infer<typeof check>

/**
 * `GET /ready`: database, migrations, mail server and payment provider, each with its verdict. 503 while the database
 * or its migrations are not there; a mail server that is down or a provider that is not configured is reported, but the
 * shop can serve without them for a while. `status` is `ready`, `not ready`, or `held` while the database may be a copy.
 */
export const ready = defineEndpoint({
  method: 'get',
  path: '/ready',
  access: 'anyone',
  about: {
    summary: 'Database, migrations, mail and provider are there.',
    also: { 503: 'The database or its migrations are not there.' },
  },
  answers: z.object({
    success: z.boolean(),
    status: z.enum(['ready', 'held', 'not ready']),
    checks: z.object({ database: check, mail: check, provider: check, instance: check }),
  }),
  handler: async ({ req }) => {
    const [database, mail] = await Promise.all([databaseCheck(req.payload), mailCheck()])
    const provider: Check = describeProviders(req.payload)
    const checks = { database, mail, provider, instance: instanceCheck() }
    const body = { success: database.ok, status: statusOf(checks), checks }
    return answer(body, { status: database.ok ? 200 : 503 })
  },
})

/** A shop that is held shows its pages and sells nothing; a copy on purpose does what it is for. */
function instanceCheck(): Check {
  const status = currentStatus()
  if (status.kind === 'open') return { ok: true, detail: 'the shop’s own database' }
  if (status.kind === 'copy') return { ok: true, detail: 'a copy to try things out' }
  return { ok: false, detail: `held: ${describeHold(status.reason).reason}` }
}

function statusOf({ database, instance }: Record<'database' | 'instance', Check>) {
  if (!database.ok) return 'not ready' as const
  return instance.ok ? ('ready' as const) : ('held' as const)
}

async function databaseCheck(payload: Payload): Promise<Check> {
  try {
    const { applied, missing } = await missingMigrations(payload)
    return missing.length === 0
      ? { ok: true, detail: `${applied} migrations applied` }
      : { ok: false, detail: `migrations missing: ${missing.join(', ')}` }
  } catch {
    return { ok: false, detail: 'the database does not answer' }
  }
}

async function mailCheck(): Promise<Check> {
  try {
    await mailTransport().verify()
    return { ok: true, detail: 'the mail server answers' }
  } catch {
    return { ok: false, detail: 'the mail server does not answer; mail waits in the outbox' }
  }
}
