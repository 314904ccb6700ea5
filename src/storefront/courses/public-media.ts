import type { Lesson, LessonFile } from '@/src/generated/payload-types'

type Files = Pick<Lesson, 'media' | 'tracks' | 'downloads'>

/** Film, captions and worksheets of a lesson whose files were read with it, as a page shows them. */
export function publicMediaOf({ media, tracks, downloads }: Files) {
  const film = fileOf(media)
  const kind = film?.mimeType?.startsWith('audio/') ? ('audio' as const) : ('video' as const)
  return {
    media: film ? { url: film.url, kind } : null,
    tracks: (tracks ?? []).flatMap(({ language, file }) => {
      const found = fileOf(file)
      return found ? [{ language, url: found.url }] : []
    }),
    downloads: (downloads ?? []).flatMap((each) => {
      const file = fileOf(each)
      return file ? [{ ...file, language: 'en' as const }] : []
    }),
  }
}

function fileOf(file: string | LessonFile | null | undefined) {
  if (!file || typeof file !== 'object' || !file.filename) return null
  const { id, title, filename, filesize, mimeType } = file
  const url = `/api/lesson-files/file/${encodeURIComponent(filename)}`
  return { id, title, filename, filesize: filesize ?? null, mimeType: mimeType ?? null, url }
}
