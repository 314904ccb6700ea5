import { spawn } from 'node:child_process'
import { loadEnv } from 'payload/node'
import { requireEnvironment } from '@/src/server/check-environment'
import { inProject } from './environment/project.mjs'

/** `npm run build`: builds for production, once the environment is right: pages are rendered from the database. */
const asGiven = { ...process.env }
Object.assign(process.env, { NODE_ENV: 'production' })
loadEnv()
await requireEnvironment()

const next = inProject('node_modules/next/dist/bin/next')
const build = spawn(process.execPath, [next, 'build', ...process.argv.slice(2)], {
  env: asGiven,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => build.kill(signal))
build.once('exit', (code) => process.exit(code ?? 1))
