import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PEERS } from '@/scripts/package/manifest'

/** The versions a site of today is made with; what belongs to Payload goes in step. */
const NEWEST = { payload: '3.90.1', next: '16.4.6', react: '19.3.1', typescript: '5.9.3' }

/** The lowest the package says it works with: scripts/package/manifest.ts. */
export const LOWEST: typeof NEWEST = {
  payload: lowest('payload'),
  next: lowest('next'),
  react: lowest('react'),
  typescript: NEWEST.typescript,
}

function lowest(peer: string): string {
  return (PEERS[peer] ?? '').replace('^', '')
}

/**
 * Somebody else's Payload site of the usual layout, before it has a shop: path and text of every file. Its sources are those
 * of `dev/`, less the lines that add the shop.
 */
export function siteFiles(idType: 'serial' | 'uuid', versions = NEWEST): Record<string, string> {
  return {
    'package.json': JSON.stringify({
      name: 'garden-road',
      private: true,
      type: 'module',
      dependencies: {
        '@payloadcms/db-postgres': versions.payload,
        '@payloadcms/next': versions.payload,
        '@payloadcms/richtext-lexical': versions.payload,
        '@payloadcms/ui': versions.payload,
        graphql: '16.15.0',
        next: versions.next,
        payload: versions.payload,
        react: versions.react,
        'react-dom': versions.react,
      },
      devDependencies: {
        '@types/node': '22.19.0',
        '@types/react': '19.3.0',
        typescript: versions.typescript,
        'typescript-7': 'npm:typescript@7.0.2',
      },
    }),
    'tsconfig.json': TSCONFIG,
    'next.config.mjs': `import { withPayload } from '@payloadcms/next/withPayload'
export default withPayload({ poweredByHeader: false })
`,
    ...Object.fromEntries(sources().map((file) => [file, readFileSync(path.join('dev', file), 'utf8')])),
    'src/payload.config.ts': withoutShop(readFileSync('dev/src/payload.config.ts', 'utf8'), idType),
  }
}

function sources(): string[] {
  return readdirSync('dev/src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/payload-types|instrumentation/.test(entry.name))
    .map((entry) => path.join(path.relative('dev', entry.parentPath), entry.name))
}

function withoutShop(config: string, idType: 'serial' | 'uuid'): string {
  const bare = config
    .replace(`${ADDED.import}\n`, '')
    .replace(/^ {2}plugins: \[[\s\S]*?^ {2}\],$/m, '  plugins: [],')
  return idType === 'serial' ? bare : bare.replace('    pool: {', "    idType: 'uuid',\n    pool: {")
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
