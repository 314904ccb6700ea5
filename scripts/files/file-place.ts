/** Somewhere uploads are kept, in a folder for each collection. */
export type FilePlace = {
  /** Names and sizes in bytes, and the MD5 in hexadecimal digits where the place knows it. */
  list: (folder: string) => Promise<Map<string, { size: number; md5?: string }>>
  read: (folder: string, name: string) => Promise<Buffer>
  /** Whole or not at all, also when it is interrupted. */
  write: (folder: string, name: string, data: Buffer, mimeType: string) => Promise<void>
}

/** Every collection with uploads, as a folder. */
export const UPLOAD_FOLDERS = ['media', 'lesson-files', 'form-files'] as const

/** Those whose files are part of what a site says; what visitors sent stays with the site they sent it to. */
export const CONTENT_FOLDERS = ['media', 'lesson-files'] as const
