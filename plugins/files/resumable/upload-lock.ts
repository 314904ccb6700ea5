import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker } from '@tus/server'
import { Client } from 'pg'
import { directUrl } from '@/src/server/db/pool-options'

const CHANNEL = 'uploads'
const ASK_EVERY_MS = 200
const PATIENCE_MS = 20_000

/**
 * One at a time writes to an upload, in whichever process: a part that still trickles in over a line that is gone would
 * otherwise be written between those of the new line. Whoever comes asks the one before to let go, who keeps what has come.
 * The lock is a session of PostgreSQL and ends with it, so a process that dies holds nothing.
 */
export const uploadLocker: Locker = { newLock: (id) => new UploadLock(id) }

class UploadLock implements Lock {
  private line: Client | undefined

  constructor(private readonly id: string) {}

  async lock(signal: AbortSignal, letGo: () => Promise<void> | void): Promise<void> {
    const line = new Client({ connectionString: directUrl(), connectionTimeoutMillis: 5_000 })
    line.on('error', () => void letGo())
    line.on('notification', ({ payload }) => {
      if (this.line && payload === this.id) void letGo()
    })
    await line.connect()
    try {
      await line.query(`LISTEN ${CHANNEL}`)
      for (const until = Date.now() + PATIENCE_MS; Date.now() < until && !signal.aborted; ) {
        if (await this.take(line)) return
        await wait(ASK_EVERY_MS)
      }
      throw ERRORS.ERR_LOCK_TIMEOUT
    } finally {
      if (!this.line) await line.end()
    }
  }

  async unlock(): Promise<void> {
    const line = this.line
    this.line = undefined
    await line?.end()
  }

  private async take(line: Client): Promise<boolean> {
    const { rows } = await line.query<{ isMine: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('upload:' || $1, 0)) AS "isMine"`,
      [this.id],
    )
    if (rows[0]?.isMine) this.line = line
    else await line.query('SELECT pg_notify($1, $2)', [CHANNEL, this.id])
    return this.line !== undefined
  }
}

/** Does a work while nobody else writes to an upload. */
export async function whileLocked<T>(id: string, work: () => Promise<T>): Promise<T> {
  const lock = uploadLocker.newLock(id)
  await lock.lock(new AbortController().signal, () => undefined)
  try {
    return await work()
  } finally {
    await lock.unlock()
  }
}
