import { metrics } from '@opentelemetry/api'
import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'

/** What one who runs the shop wants to be woken for; the database is asked each time figures are sent. */
export function watchFigures(payload: Payload): void {
  const meter = metrics.getMeter('training-storefront')
  const seconds = (name: string, description: string) =>
    meter.createObservableGauge(name, { unit: 's', description })
  const outbox = seconds('shop.outbox.age', 'How long the mail that is due first has waited.')
  const sweeper = seconds('shop.sweeper.lag', 'How long the payment that is due first waits to be looked at.')
  const waiting = meter.createObservableGauge('shop.database.waiting', {
    description: 'How many wait in this process for a connection to the database.',
  })
  meter.addBatchObservableCallback(
    async (told) => {
      told.observe(waiting, pool(payload).waitingCount)
      const { outboxAge, sweeperLag } = await readAges(payload)
      told.observe(outbox, outboxAge)
      told.observe(sweeper, sweeperLag)
    },
    [outbox, sweeper, waiting],
  )
}

async function readAges(payload: Payload): Promise<{ outboxAge: number; sweeperLag: number }> {
  const { rows } = await pool(payload).query<{ outboxAge: number; sweeperLag: number }>({
    name: 'figures',
    text: `SELECT greatest(0, coalesce(extract(epoch FROM now() - (
                    SELECT min(next_try_at) FROM email_outbox WHERE state = 'queued')), 0))::float8 AS "outboxAge",
                  greatest(0, coalesce(extract(epoch FROM now() - (
                    SELECT min(next_check_at) FROM payment_attempts WHERE next_check_at IS NOT NULL)), 0))::float8 AS "sweeperLag"`,
  })
  return rows[0] ?? { outboxAge: 0, sweeperLag: 0 }
}
