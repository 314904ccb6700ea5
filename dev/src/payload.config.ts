import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { commerce } from 'payload-plugin-digital-commerce'
import { Media } from './collections/media'
import { Members } from './collections/members'

const dirname = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  admin: { user: Members.slug, importMap: { baseDir: dirname } },
  collections: [Members, Media],
  editor: lexicalEditor(),
  secret: process.env.PAYLOAD_SECRET || '',
  typescript: { outputFile: path.resolve(dirname, 'payload-types.ts') },
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL || '' },
    migrationDir: path.resolve(dirname, 'migrations'),
  }),
  plugins: [
    commerce({
      customers: 'members',
      isStaff: ({ roles }) => Array.isArray(roles) && roles.includes('coach'),
      seller: { legalName: 'Garden Road Inc.', addressLines: '12 Garden Road' },
    }),
  ],
})
