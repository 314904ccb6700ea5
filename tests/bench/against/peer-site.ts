import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { inProject } from '@/scripts/environment/project.mjs'
import { PackedSite } from '../../support/packed-plugin/site'

/**
 * Payload with its own ecommerce plugin, in a folder, of packages from the registry in the versions this project has: its API built by
 * Next as ours is, and its tables made.
 */
export async function makePeerSite(folder: string, databaseUrl: string): Promise<void> {
  const api = path.join(folder, 'app/api/[...slug]')
  await mkdir(api, { recursive: true })
  const { code } = transformSync(readFileSync(inProject('tests/bench/against/peer-config.ts'), 'utf8'), {
    loader: 'ts',
    format: 'esm',
  })
  const files = {
    'package.json': JSON.stringify({
      name: 'peer',
      private: true,
      type: 'module',
      dependencies: versions(),
    }),
    'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload'
export default withPayload({ poweredByHeader: false, turbopack: { root: import.meta.dirname } })
`,
    'payload.config.js': code,
    'app/api/[...slug]/route.js': ROUTE,
    'make-tables.mjs': `import { getPayload } from 'payload'
import config from './payload.config.js'
const payload = await getPayload({ config })
await payload.destroy()
process.exit(0)
`,
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  const { NODE_OPTIONS: _, ...env } = process.env
  const site = new PackedSite(folder, { ...env, DATABASE_URL: databaseUrl, VITEST: undefined })
  await site.install('--prefer-offline')
  await site.node('making tables', ['make-tables.mjs'], { NODE_ENV: 'development' })
  await site.node('next build', ['node_modules/next/dist/bin/next', 'build'], { NODE_ENV: 'production' })
}

const PACKAGES = [
  '@payloadcms/db-postgres',
  '@payloadcms/next',
  '@payloadcms/plugin-ecommerce',
  '@payloadcms/ui',
  'graphql',
  'next',
  'payload',
  'react',
  'react-dom',
]

function versions(): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  const all = { ...devDependencies, ...dependencies }
  return Object.fromEntries(PACKAGES.map((name) => [name, all[name] ?? 'latest']))
}

const ROUTE = `import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '../../../payload.config.js'
export const GET = REST_GET(config)
export const POST = REST_POST(config)
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)
`
