import { site } from '@/src/server/site'

/** Where the browser finds a picture that is shown in lists. */
export function imageUrl(file: string): string {
  const { api, media } = site()
  return `${api}/${media?.slug ?? 'media'}/file/${encodeURIComponent(file)}`
}
