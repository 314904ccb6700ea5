// @ts-check
/**
 * Runs beside a demo or a test run and outlives it by seconds: when the pipe from its parent closes, whatever the
 * reason (kill -9 included), it stops every process it was told about, last started first, and removes their
 * temporary folders. Speaks one JSON object per line: `{ watch: StopTarget }`, `{ forget: pid }`,
 * `{ remove: folder }`, `{ keep: folder }`.
 */
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { stopProcess } from './stop-process.mjs'

/** @type {import('./stop-process.mjs').StopTarget[]} */
let watched = []
/** @type {Set<string>} */
const folders = new Set()

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {})

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => {
  const message = JSON.parse(line)
  if (message.watch) watched.push(message.watch)
  if (message.forget) watched = watched.filter(({ pid }) => pid !== message.forget)
  if (message.remove) folders.add(message.remove)
  if (message.keep) folders.delete(message.keep)
})
lines.on('close', async () => {
  for (const target of watched.reverse()) await stopProcess(target)
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(0)
})
