import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * `npx move-from-plugin-ecommerce --from postgres://…/old-shop [--write]`, in the folder of the site that is moved to. Payload's
 * own command reads that site's configuration, written in TypeScript or not.
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, write: { type: 'boolean', default: false } },
})
if (!values.from) {
  console.error('Which database is the other shop in? --from postgres://user@host/name; --write to move it')
  process.exit(1)
}
const site = createRequire(path.join(process.cwd(), 'package.json'))
// Beside its `dist`: no name leads there.
const payload = path.join(path.dirname(site.resolve('payload')), '../bin.js')
const work = fileURLToPath(new URL('./work.js', import.meta.url))
const { status } = spawnSync(
  process.execPath,
  ['--conditions=production', payload, 'run', path.relative('.', work)],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      // In development Payload would change the tables first, and ask at the terminal.
      NODE_ENV: 'production',
      // Nothing is settled or mailed while it runs.
      BACKGROUND_JOBS: 'off',
      MOVE_SHOP_FROM: values.from,
      MOVE_SHOP_WRITE: values.write ? 'yes' : '',
    },
  },
)
process.exit(status ?? 1)
