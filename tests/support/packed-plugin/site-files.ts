/** The versions a site of today is made with; what belongs to Payload goes in step. */
const VERSIONS = { payload: '3.90.1', next: '16.4.6', react: '19.3.1', typescript: '5.9.3' }

/** Somebody else's Payload site of the usual layout, before it has a shop: path and text of every file. */
export function siteFiles(idType: 'serial' | 'uuid'): Record<string, string> {
  return {
    'package.json': JSON.stringify({
      name: 'garden-road',
      private: true,
      type: 'module',
      dependencies: {
        '@payloadcms/db-postgres': VERSIONS.payload,
        '@payloadcms/next': VERSIONS.payload,
        '@payloadcms/richtext-lexical': VERSIONS.payload,
        graphql: '16.15.0',
        next: VERSIONS.next,
        payload: VERSIONS.payload,
        react: VERSIONS.react,
        'react-dom': VERSIONS.react,
      },
      devDependencies: {
        '@types/node': '22.19.0',
        '@types/react': '19.3.0',
        typescript: VERSIONS.typescript,
        'typescript-7': 'npm:typescript@7.0.2',
      },
    }),
    'tsconfig.json': TSCONFIG,
    'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload'
export default withPayload({ poweredByHeader: false })
`,
    'src/collections/Members.ts': MEMBERS,
    'src/collections/Media.ts': `import type { CollectionConfig } from 'payload'

export const Media: CollectionConfig = {
  slug: 'media',
  access: { read: () => true },
  upload: true,
  fields: [{ name: 'alt', type: 'text' }],
}
`,
    'src/payload.config.ts': payloadConfig(idType),
    'src/app/(payload)/layout.tsx': LAYOUT,
    'src/app/(payload)/api/[...slug]/route.ts': `import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'

export const GET = REST_GET(config)
export const POST = REST_POST(config)
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)
`,
    'src/app/(payload)/admin/importMap.js': 'export const importMap = {}\n',
    'src/app/(payload)/admin/[[...segments]]/page.tsx': ADMIN,
    'src/app/(site)/layout.tsx': `import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
    'src/app/(site)/page.tsx': HOME,
  }
}

/** What a shop adds to it: each line instead of the one before, or behind the file's end. */
export const ADDED = {
  import: `import { commerce } from 'payload-plugin-digital-commerce'`,
  plugins: `  plugins: [commerce({ customers: 'members', isStaff: ({ roles }) => Array.isArray(roles) && roles.includes('coach'), seller: { legalName: 'Garden Road Inc.', addressLines: '12 Garden Road' } })],`,
}

/** The site's own migration for what Payload cannot say. */
export const GUARDS_MIGRATION = `import { addCommerceGuards } from 'payload-plugin-digital-commerce/migrations'
export const up = ({ db }: { db: Parameters<typeof addCommerceGuards>[0] }) => addCommerceGuards(db)
export const down = async () => {}
`

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'ES2022',
    lib: ['DOM', 'DOM.Iterable', 'ES2022'],
    strict: true,
    noEmit: true,
    allowJs: true,
    // As Payload's own templates: its declarations do not pass without.
    skipLibCheck: true,
    esModuleInterop: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: 'react-jsx',
    incremental: true,
    plugins: [{ name: 'next' }],
    paths: { '@/*': ['./src/*'], '@payload-config': ['./src/payload.config.ts'] },
  },
  include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts'],
  exclude: ['node_modules'],
})

const MEMBERS = `import type { CollectionConfig } from 'payload'

export const Members: CollectionConfig = {
  slug: 'members',
  auth: true,
  access: { create: () => true },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: ['editor', 'coach', 'member'],
      access: { create: ({ req }) => req.user !== null, update: ({ req }) => req.user !== null },
    },
  ],
}
`

const payloadConfig = (idType: 'serial' | 'uuid') => `import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { Media } from './collections/Media'
import { Members } from './collections/Members'

const dirname = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  admin: { user: Members.slug, importMap: { baseDir: dirname } },
  collections: [Members, Media],
  editor: lexicalEditor(),
  secret: process.env.PAYLOAD_SECRET || '',
  typescript: { outputFile: path.resolve(dirname, 'payload-types.ts') },
  db: postgresAdapter({
    ${idType === 'serial' ? '' : `idType: 'uuid',\n    `}pool: { connectionString: process.env.DATABASE_URL || '' },
    migrationDir: path.resolve(dirname, 'migrations'),
  }),
  plugins: [],
})
`

const LAYOUT = `import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>{children}</RootLayout>
}
`

const ADMIN = `import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { importMap } from '../importMap'

type Args = { params: Promise<{ segments: string[] }>; searchParams: Promise<{ [key: string]: string | string[] }> }

export const generateMetadata = ({ params, searchParams }: Args) => generatePageMetadata({ config, params, searchParams })

export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, importMap, params, searchParams })
}
`

/** A page of the site's own: typed by the site's own types, once there are products to list. */
const HOME = `import config from '@payload-config'
import { getPayload } from 'payload'

export const dynamic = 'force-dynamic'

export default async function Home() {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({ collection: 'media', limit: 3 })
  return <main>{docs.map(({ id, alt }) => <p key={id}>{alt}</p>)}</main>
}
`
