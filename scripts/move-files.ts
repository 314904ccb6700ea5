import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { directUrl } from '@/src/server/db/pool-options'
import { env } from '@/src/server/env'
import { fileStore } from '@/src/server/files/file-store'
import { withConnection } from './environment/database.mjs'
import { explain, Problem } from './environment/problem.mjs'
import { inStore } from './files/in-store'
import { knownFiles } from './files/known-files'
import { moveFiles } from './files/move-files'
import { onDisk } from './files/on-disk'

/**
 * `npm run files:move -- --to-store` copies the uploads of UPLOADS_DIR into the store of S3_BUCKET, `--to-disk` back. What
 * is there already is not copied again; nothing is removed.
 */
loadEnv()
const args = process.argv.slice(2)
const overwrite = args.includes('--overwrite')
const [direction, ...more] = args.filter((arg) => arg !== '--overwrite')
if ((direction !== '--to-store' && direction !== '--to-disk') || more.length > 0) {
  console.error('Usage: npm run files:move -- --to-store | --to-disk [--overwrite]')
  process.exit(1)
}
await requireEnvironment()
try {
  const store = fileStore()
  if (store === null) throw new Problem('S3_BUCKET is not set: there is no store to move files to or from.')
  const [disk, bucket] = [onDisk(env().UPLOADS_DIR), inStore(store)]
  const [from, to] = direction === '--to-store' ? [disk, bucket] : [bucket, disk]
  const known = await withConnection(directUrl(), knownFiles)
  const { copied, present, different, lost } = await moveFiles({ from, to, known }, { overwrite })
  process.stdout.write(`${copied} files copied, ${present} were there already; nothing was removed.\n`)
  const say = (names: string[], what: string) =>
    names.length > 0 && console.error(`${names.length} ${what}:\n  ${names.join('\n  ')}`)
  say(different, 'are another file at the new place and were left (--overwrite takes the old place’s)')
  say(lost, 'are named by documents and at neither place')
  if (different.length + lost.length > 0) process.exitCode = 1
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
