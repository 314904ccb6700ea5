// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './environment/bundle.mjs'

/**
 * `node --conditions=production scripts/run.mjs FILE …`: runs a TypeScript file of this project with the arguments after
 * it, as if Node could.
 */
const [node = process.execPath, , file = '', ...args] = process.argv
const entry = path.resolve(file)
const folder = mkdtempSync(path.join(tmpdir(), 'training-storefront-run-'))
const module = path.join(folder, 'module.mjs')
process.setSourceMapsEnabled(true)
try {
  writeFileSync(module, await bundle(entry), { mode: 0o600 })
  process.argv = [node, entry, ...args]
  await import(pathToFileURL(module).href)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
