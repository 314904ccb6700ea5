import { randomUUID } from 'node:crypto'
import path from 'node:path'

const FOLDER = 'lesson-files'
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const ENDINGS: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
}

/** Where the file of a new upload will lie in the store: its own name as far as letters go, and an id nobody else has. */
export function nameOfPlace(metadata?: Record<string, string | null>): string {
  const { filename, filetype } = metadata ?? {}
  const stem = path
    .parse(filename ?? '')
    .name.normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  const name = [stem, randomUUID()].filter(Boolean).join('-')
  return `${FOLDER}/${name}.${ENDINGS[filetype ?? ''] ?? 'bin'}`
}

/** The id of an upload, of its place or of what lies beside it. */
export function idIn(place: string): string {
  return place.match(UUID)?.at(-1) ?? ''
}
