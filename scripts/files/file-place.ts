import type { Readable } from 'node:stream'

/** Somewhere uploads are kept, in a folder for each collection. */
export type FilePlace = {
  /** Names and sizes in bytes, and the MD5 in hexadecimal digits where the place knows it. */
  list: (folder: string) => Promise<Map<string, PlacedFile>>
  read: (folder: string, name: string) => Promise<Readable>
  /** Whole or not at all, also when it is interrupted. `size`: about how long it will be. */
  write: (
    folder: string,
    name: string,
    data: Readable,
    about: { size: number; mimeType: string },
  ) => Promise<void>
}

export type PlacedFile = { size: number; md5?: string }

/** Every collection with uploads, as a folder. */
export const UPLOAD_FOLDERS = ['media', 'films', 'lesson-files', 'form-files'] as const

/** Those whose files are part of what a site says; what visitors sent stays with the site they sent it to. */
export const CONTENT_FOLDERS = ['media', 'films', 'lesson-files'] as const
