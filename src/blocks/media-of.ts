import type { Media } from '@/src/generated/payload-types'

/** The picture behind an upload field, or null when there is none (or it was deleted meanwhile). */
export function mediaOf(upload: string | Media | null | undefined): Media | null {
  if (!upload || typeof upload !== 'object') return null
  // Nobody said in this language what it shows.
  return { ...upload, alt: upload.alt ?? '' }
}
