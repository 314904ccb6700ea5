import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by `npm run check`, with the same compiler and stricter settings.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.json' },
  // Else Next adds the folder of each build to tsconfig.json.
  // The build's cache on disk takes longer to write than it ever saves: a build starts from a clean folder.
  experimental: { strictRouteTypes: true, turbopackFileSystemCacheForBuild: false },
  images: { unoptimized: true },
  serverExternalPackages: ['@paypal/paypal-server-sdk', 'nodemailer', 'country-state-city'],
  redirects: async () => [
    { source: '/my-programs', destination: '/profile', permanent: false },
    { source: '/payment-success', destination: '/payment/success', permanent: false },
    { source: '/payment-cancel', destination: '/payment/cancel', permanent: false },
    { source: '/admin', destination: '/manage-website', permanent: false },
    { source: '/user-management', destination: '/manage-website/collections/users', permanent: false },
    { source: '/system-settings', destination: '/manage-website/globals/system-settings', permanent: false },
  ],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      ],
    },
    {
      // Their addresses carry a token or somebody's e-mail address, and are nobody else's business.
      source:
        '/:page(reset-password|reset-password-for-migrated-users|forgot-password|welcome-migrated-user)',
      headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
    },
  ],
}

export default withPayload(config)
