import { metrics } from '@opentelemetry/api'
import type { Payload } from 'payload'
import { pool } from '@/src/server/db/transaction'
import { readLateness } from './read-lateness'

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
      const { outboxAge, sweeperLag } = await readLateness(payload)
      told.observe(outbox, outboxAge)
      told.observe(sweeper, sweeperLag)
    },
    [outbox, sweeper, waiting],
  )
}
