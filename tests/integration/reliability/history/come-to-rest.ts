import { expect } from 'vitest'
import { comparePayments } from '@/plugins/commerce/payments/jobs/compare-payments'
import { deliverOutbox } from '@/plugins/mail/jobs/deliver-outbox'
import { letTimePass } from '../../../support/elapsed-time'
import { nextNoon } from '../../../support/noon'
import { giveBack, place } from './calls'
import type { History } from './history'
import { STEPS } from './steps'

const stepCalled = (name: string) => {
  const step = STEPS.find((each) => each.name === name)
  if (!step) throw new Error(`no step is called ${name}`)
  return step.run
}

/**
 * The faults end, whoever got no answer asks again under the same key, PayPal finishes what is on its way, a day goes
 * by, and what runs by itself runs. After that everything must be true.
 */
export async function comeToRest(history: History): Promise<void> {
  const { shop, sales } = history
  history.line.mend()
  await shop.simulator.control('DELETE', '/faults')
  await letTimePass(shop)
  for (const sale of sales.filter(({ orderId }) => !orderId)) await place(history, sale)
  const sweep = stepCalled('the sweepers run')
  const finish = stepCalled('PayPal finishes what is pending')
  for (let round = 0; round < 2; round++) {
    await finish(history)
    await sweep(history)
  }
  for (const sale of sales) {
    for (const asked of [...sale.refunds]) if (!asked.isTold) await giveBack(history, sale, asked)
  }
  for (let round = 0; round < 2; round++) {
    await finish(history)
    await sweep(history)
  }
  history.night = nextNoon(history.night)
  expect(await comparePayments(shop.payload, history.night), 'a night of its own').toBe(true)
  await deliverOutbox(shop.payload)
}
