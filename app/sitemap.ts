import type { MetadataRoute } from 'next'
import { env } from '@/src/server/env'
import { listSitePaths } from '@/src/storefront/pages/site-paths.server'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = await listSitePaths()
  const onSite = (path: string) => `${env().SITE_URL}${path}`
  return paths.map(({ path, lastModified, languages }) => ({
    url: onSite(path),
    lastModified,
    alternates: {
      languages: Object.fromEntries(Object.entries(languages).map(([tag, other]) => [tag, onSite(other)])),
    },
  }))
}
