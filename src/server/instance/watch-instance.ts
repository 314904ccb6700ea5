import type { Payload } from 'payload'
import { describeHold, type InstanceStatus } from '@/src/domain/instance/instance-status'
import { type RunningJob, runInBackground } from '../background'
import { pool } from '../db/transaction'
import { env } from '../env'
import { setCurrentStatus } from './current-status'
import { recogniseInstance } from './recognise-instance'

type Stoppable = Pick<RunningJob, 'stop'>
type Watch = {
  everyMs: number
  /** Starts what works without a visitor, in a shop that is open or a copy on purpose. */
  start: (status: Exclude<InstanceStatus, { kind: 'held' }>) => Stoppable[]
}

/**
 * Looks whether the database is the shop's own, now and every so often, and keeps everything that works by itself going
 * only while it is: a copy that mailed, reminded and settled would do all of it a second time. Resolves after the first
 * look; `stop` ends the looking and what was started.
 */
export async function watchInstance(payload: Payload, { everyMs, start }: Watch): Promise<Stoppable> {
  const { INSTANCE_ID, UPLOADS_DIR } = env()
  let jobs: Stoppable[] = []
  let last: InstanceStatus['kind'] | undefined

  const look = async () => {
    const status = await recogniseInstance(pool(payload), { name: INSTANCE_ID, uploads: UPLOADS_DIR })
    setCurrentStatus(status)
    if (status.kind === last) return
    announce(payload, status, last)
    last = status.kind
    await stopAll(jobs)
    jobs = status.kind === 'held' ? [] : start(status)
  }
  await look()
  const looking = runInBackground(payload, { name: 'recognise the database', everyMs, run: look })
  return {
    stop: async () => {
      await looking.stop()
      await stopAll(jobs)
    },
  }
}

async function stopAll(jobs: Stoppable[]): Promise<void> {
  await Promise.all(jobs.map((job) => job.stop()))
}

function announce({ logger }: Payload, status: InstanceStatus, last: InstanceStatus['kind'] | undefined) {
  if (status.kind === 'copy') logger.warn('This database is a copy: the payment provider is cut off.')
  if (status.kind === 'open' && last !== undefined) logger.info('Released: mail and settlement go on.')
  if (status.kind !== 'held') return
  const { reason, remedy } = describeHold(status.reason)
  logger.warn(`HELD: ${reason}. No mail, settlement, reminder or order until ${remedy}`)
}
