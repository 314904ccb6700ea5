import type { MetadataRoute } from 'next'
import { LOCALES } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
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
        ...OWN.flatMap((path) => LOCALES.map((locale) => localPath(path, locale))),
      ],
    },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}

const OWN = ['/cart', '/payment', '/invoice', '/profile', '/account-settings', '/certificates', '/search']
