import type { Site } from '@/src/server/site'

/** Where the browser finds a picture that is shown in lists. */
export function imageUrl({ api, media }: Site, file: string): string {
  return `${api}/${media?.slug ?? 'media'}/file/${encodeURIComponent(file)}`
}
