import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { REDIRECTS } from './src/domain/roles/redirects'
import { nameBuild } from './src/server/content-changes/build-id'
import { securityHeaders, siteSurroundings } from './src/server/security-headers'
import { packFiles } from './src/server/static-files/pack-files'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  generateBuildId: () => nameBuild(process.env.DATABASE_URL),
  cacheHandler: fileURLToPath(new URL('src/server/content-changes/page-cache.mjs', import.meta.url)),
  reactStrictMode: true,
  // Types are checked by `npm run check`, with the same compiler and stricter settings.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.json' },
  // Else Next adds the folder of each build to tsconfig.json.
  // The build's cache on disk takes longer to write than it ever saves: a build starts from a clean folder.
  experimental: {
    strictRouteTypes: true,
    turbopackFileSystemCacheForBuild: false,
    // A process keeps the text of what it loaded, so less of it: 60 MB at rest. Staff screens and documents are loaded when
    // somebody first asks for them, and the shop is open two seconds sooner.
    serverMinification: true,
    preloadEntriesOnStart: false,
  },
  compiler: { runAfterProductionCompile: ({ distDir }) => packFiles(path.join(distDir, 'static')) },
  images: { unoptimized: true },
  // Loaded once from node_modules, not bundled anew into pages, API and start.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'pg',
    'zod',
    '@payloadcms/storage-s3',
    '@aws-sdk/client-s3',
    '@vercel/otel',
    '@opentelemetry/api',
    '@opentelemetry/exporter-metrics-otlp-http',
    '@opentelemetry/sdk-metrics',
    '@paypal/paypal-server-sdk',
    'nodemailer',
    'country-state-city',
    'fontkit',
    'pdfkit',
    'rate-limiter-flexible',
  ],
  redirects: async () => [
    ...Object.entries(REDIRECTS).map(([source, destination]) => ({ source, destination, permanent: false })),
    // One sign-in for all, with its two-factor authentication; Payload's own cannot ask for a code.
    {
      source: '/manage-website/login',
      has: [{ type: 'query', key: 'redirect' }],
      destination: '/login',
      permanent: false,
    },
    { source: '/manage-website/login', destination: '/login?redirect=/manage-website', permanent: false },
  ],
  headers: async () => securityHeaders(siteSurroundings(process.env)),
}

export default withPayload(config)
