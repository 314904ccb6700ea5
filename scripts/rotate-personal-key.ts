import { loadEnv } from 'payload/node'
import { rotateKey } from '@/plugins/learning/personal/operations/rotate-key'
import { knownKeys } from '@/plugins/learning/personal/personal-key'
import { requireEnvironment } from '@/src/server/check-environment'
import { directUrl } from '@/src/server/db/pool-options'
import { withConnection } from './environment/database.mjs'

/**
 * `npm run rotate:personal-key`: seals what members wrote for themselves with PERSONAL_DATA_KEY, whatever was sealed with
 * PERSONAL_DATA_KEY_PREVIOUS. The shop may go on running. Again: nothing is left to do.
 */
loadEnv()
await requireEnvironment()
const [current, ...previous] = knownKeys()
if (!current) {
  console.error(
    'PERSONAL_DATA_KEY is missing: set the new key there, and the old one as PERSONAL_DATA_KEY_PREVIOUS.',
  )
  process.exit(1)
}
const count = await withConnection(directUrl(), (sql) => rotateKey(sql, [current, ...previous]))
process.stdout.write(
  `Sealed anew: ${count}. PERSONAL_DATA_KEY_PREVIOUS can go once every server runs with the new key.\n`,
)
