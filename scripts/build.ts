import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { inProject } from './environment/project.mjs'
import { runNode } from './environment/run-node'

/** `npm run build`: builds for production, once the environment is right: pages are rendered from the database. */
const asGiven = { ...process.env }
Object.assign(process.env, { NODE_ENV: 'production' })
loadEnv()
await requireEnvironment()
process.exit(
  await runNode([inProject('node_modules/next/dist/bin/next'), 'build', ...process.argv.slice(2)], asGiven),
)
