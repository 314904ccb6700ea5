import { requireEnvironment } from '@/src/server/check-environment'
import { START } from './environment/app.mjs'
import { describeBuild, isBuilt, markBuilt } from './environment/build-stamp.mjs'
import { databaseIdentity } from './environment/database.mjs'
import { inProject } from './environment/project.mjs'
import { runNode } from './environment/run-node'
import { typescript } from './environment/typescript.mjs'

/**
 * What the image starts: migrates, adds the reference content that is missing, builds the pages when this release has
 * not built them from this database yet, and serves until it is asked to stop. Every start may do all of it again.
 */
await requireEnvironment()
await finish(typescript('scripts/environment/migrate.ts').args)
await finish([...typescript('src/seeds/index.ts').args, 'reference', '--i-know-this-is-production'])
await buildOnce()
process.exit(await runNode(START))

async function buildOnce(): Promise<void> {
  const { DATABASE_URL = '', ...others } = process.env
  // What Next writes into the browser's code, and into the headers of pages.
  const builtIn = Object.entries(others).filter(([name]) => /^(SITE_URL$|NEXT_PUBLIC_)/.test(name))
  const folder = inProject('.next')
  const description = describeBuild([await databaseIdentity(DATABASE_URL), ...builtIn.sort().map(String)])
  if (isBuilt(folder, description)) return
  console.log('Building the pages of this release from this database: a minute or two …')
  await finish([inProject('node_modules/next/dist/bin/next'), 'build'])
  markBuilt(folder, description)
}

/** Ends this process with the program's own code when it fails, or is stopped. */
async function finish(args: readonly string[]): Promise<void> {
  const code = await runNode(args)
  if (code !== 0) process.exit(code)
}
