// @ts-check
import { openDemoData } from './demo-data.mjs'
import { stopLeftovers } from './leftovers.mjs'
import { takeLock } from './lock.mjs'
import { Problem } from './problem.mjs'

/** @typedef {import('./demo-settings.mjs').DemoSettings} DemoSettings */
/** @typedef {import('./demo-data.mjs').DemoData} DemoData */

/**
 * Makes the data folder this process's own: refuses while another demo uses it, and ends what a killed one left running.
 * @param {Pick<DemoSettings, 'dataDir'>} settings
 * @returns {Promise<{ data: DemoData, release: () => void }>}
 */
export async function claimDemo({ dataDir }) {
  const data = openDemoData(dataDir)
  const lock = takeLock(data.lock)
  if ('heldBy' in lock) {
    throw new Problem(
      `A demo with this data (${dataDir}) is running already, as process ${lock.heldBy}. Stop it first, ` +
        'or run a second one beside it: DEMO_DATA_DIR=.data-2 PORT=3100 PAYPAL_SIMULATOR_PORT=3101 ' +
        'MAIL_UI_PORT=1180 npm run demo',
    )
  }
  try {
    await stopLeftovers(data.processes)
  } catch (error) {
    lock.release()
    throw error
  }
  return { data, release: lock.release }
}
