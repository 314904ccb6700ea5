import { resolve } from 'node:path'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { commerce, mail } from 'payload-plugin-digital-commerce'
import sharp from 'sharp'
import { siteCollections } from '@/collections'
import { CookieQuestion } from '@/collections/globals/cookie-question'
import { Navigation } from '@/collections/globals/navigation'
import { SystemSettings } from '@/collections/globals/system-settings'
import { accounts } from '@/plugins/accounts'
import { tellAccount } from '@/plugins/accounts/consents/operations/tell-account'
import { apiDocs } from '@/plugins/api-docs'
import { backOffice } from '@/plugins/back-office'
import { cookieConsents } from '@/plugins/cookie-consents'
import { editing } from '@/plugins/editing'
import { files } from '@/plugins/files'
import { forms } from '@/plugins/forms'
import { gifts } from '@/plugins/gifts'
import { groups } from '@/plugins/groups'
import { learning } from '@/plugins/learning'
import { smtpAdapter } from '@/plugins/mail/payload-adapter'
import { merging } from '@/plugins/merging'
import { newsletter } from '@/plugins/newsletter'
import { personalData } from '@/plugins/own-data'
import { reports } from '@/plugins/reports'
import { search } from '@/plugins/search'
import { seo } from '@/plugins/seo'
import { status } from '@/plugins/status'
import { undo } from '@/plugins/undo'
import { staffScreens } from '@/src/admin/staff-screens'
import { pageBlocks } from '@/src/blocks'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'
import { poolOptions } from '@/src/server/db/pool-options'
import { surviveConnectionLoss } from '@/src/server/db/survive-connection-loss'
import { env } from '@/src/server/env'

const { PAYLOAD_SECRET, SITE_URL } = env()

/** The table of contents: what is stored, what can be done, and where it is mounted. */
export default buildConfig({
  secret: PAYLOAD_SECRET,
  serverURL: SITE_URL,
  cors: [SITE_URL],
  csrf: [SITE_URL],
  collections: siteCollections,
  globals: [Navigation, CookieQuestion, SystemSettings],
  plugins: [
    mail({ staffScreens: true }),
    commerce({ productPages: pageBlocks, termsPage: 'terms-and-conditions', jobs: false }),
    learning(),
    accounts(),
    groups(),
    gifts(),
    personalData(),
    newsletter({ tellAccount }),
    forms(),
    cookieConsents(),
    editing(),
    files(),
    reports(),
    search(),
    seo(),
    backOffice(),
    merging(),
    undo(),
    status(),
    apiDocs(),
    staffScreens(),
  ],
  routes: { admin: '/manage-website', api: '/api' },
  admin: {
    user: 'users',
    // Not Gravatar: nobody's address is told to a third party.
    avatar: 'default',
    meta: {
      titleSuffix: ' – Manage website',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      defaultOGImageType: 'off',
    },
    importMap: { baseDir: resolve(/*turbopackIgnore: true*/ '.') },
  },
  editor: lexicalEditor(),
  localization: {
    // Nothing French says half of it in English: each falls back on itself. With `fallback: false` Payload takes a call
    // that names no language, or one we do not have, for one in no language at all, and loses every text it brings.
    locales: [
      { code: 'en', label: { en: 'English', fr: 'Anglais' }, fallbackLocale: 'en' },
      { code: 'fr', label: 'Français', fallbackLocale: 'fr' },
    ],
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
    defaultLocalePublishOption: 'active',
  },
  email: smtpAdapter,
  db: postgresAdapter({
    idType: 'uuid',
    allowIDOnCreate: true,
    push: false,
    migrationDir: resolve('migrations'),
    pool: poolOptions(),
  }),
  jobs: { access: { run: () => false, queue: () => false, cancel: () => false }, tasks: [] },
  graphQL: { disable: true },
  maxDepth: 3,
  defaultDepth: 1,
  telemetry: false,
  onInit: surviveConnectionLoss,
  upload: { limits: { fileSize: 20_000_000 }, abortOnLimit: true },
  sharp,
  // By `npm run generate`: Payload would start a process for it at each start that is not production, tests included.
  typescript: { outputFile: resolve('src/generated/payload-types.ts'), autoGenerate: false },
})
