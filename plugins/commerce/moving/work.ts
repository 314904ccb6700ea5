import { pathToFileURL } from 'node:url'
import { getPayload, type SanitizedConfig } from 'payload'
import { findConfig } from 'payload/node'
import { moveShop } from './move-shop'
import { isComplete, printReport } from './print-report'

/** Run by Payload's own command, which the program starts: the site's Payload without its jobs, and the move. */
const { MOVE_SHOP_FROM = '', MOVE_SHOP_WRITE } = process.env
const { default: config } = (await import(pathToFileURL(findConfig()).href)) as {
  default: Promise<SanitizedConfig>
}
const payload = await getPayload({ config, disableOnInit: true })
const write = MOVE_SHOP_WRITE === 'yes'
const report = await moveShop(payload, { from: MOVE_SHOP_FROM, write })
process.stdout.write(`${printReport(report, write)}\n`)
await payload.destroy()
process.exit(write && !isComplete(report) ? 1 : 0)
