import type { MetadataRoute } from 'next'
import { env } from '@/src/server/env'
import { listSitePaths } from '@/src/storefront/pages/site-paths.server'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const paths = await listSitePaths()
  return paths.map(({ path, lastModified }) => ({ url: `${env().SITE_URL}${path}`, lastModified }))
}
