import type { MetadataRoute } from 'next'
import { env } from '@/src/server/env'

/** Nothing here is a secret: what needs a session is guarded, not hidden. These lines only spare crawlers the way. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/'],
      disallow: [
        '/api/',
        '/manage-website',
        '/preview',
        '/cart',
        '/payment',
        '/invoice',
        '/profile',
        '/account-settings',
      ],
    },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
