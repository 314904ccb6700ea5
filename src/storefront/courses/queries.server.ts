import 'server-only'
import { cache } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { isSlug } from '@/src/domain/pages/slug'
import { requestLocale } from '../languages/request-locale.server'
import { storefrontPayload } from '../pages/payload.server'
import { publicMediaOf } from './public-media'

/** What everybody may know of a program: what its lessons are called, and which of them they may read. */
export type CourseOutline = {
  sections: { key: string; title: string; language: Locale; lessons: OutlinedLesson[] }[]
  lessonCount: number
}

export type OutlinedLesson = {
  key: string
  title: string
  language: Locale
  minutes: number | null
  /** The last part of the address where everybody reads it; null where it is for buyers. */
  freeSlug: string | null
}

/** What members read in a language, and visitors of it. */
const WRITTEN_AND_SHOWN = [{ shown: { equals: true } }, { title: { exists: true } }] as const

const PUBLISHED = { _status: { equals: 'published' } }

/**
 * The lessons of the program a product sells, for its public page; null where there are none, or staff do not show them. Titles
 * and minutes, in the language of the page and in English where they are not in it; not a word of a lesson.
 */
export const findCourseOutline = cache(async (productId: string): Promise<CourseOutline | null> => {
  const program = await findProgram(productId)
  if (!program || program.isOutlinePublic === false) return null
  const payload = await storefrontPayload()
  const lessons = await inPageLanguage((locale, and) =>
    payload.find({
      collection: 'lessons',
      where: { and: [{ program: { equals: program.id } }, PUBLISHED, ...and] },
      select: { title: true, slug: true, minutes: true, section: true, position: true, isFreePreview: true },
      locale,
      depth: 0,
      limit: 500,
      pagination: false,
    }),
  )
  const entries = lessons.toSorted((a, b) => a.doc.position - b.doc.position)
  const sections = [{ key: '', title: '', language: program.language }, ...program.sections]
  const filled = sections
    .map((section) => ({
      ...section,
      lessons: entries
        .filter(({ doc }) => (doc.section ?? '') === section.key)
        .map(({ doc, language }) => ({
          key: doc.id,
          title: doc.title,
          language,
          minutes: doc.minutes ?? null,
          freeSlug: doc.isFreePreview ? doc.slug : null,
        })),
    }))
    .filter((section) => section.lessons.length > 0)
  const lessonCount = filled.reduce((sum, section) => sum + section.lessons.length, 0)
  return lessonCount === 0 ? null : { sections: filled, lessonCount }
})

/** A lesson of the program a product sells, where staff let everybody read it; null for every other one. */
export const findFreeLesson = cache(async (productId: string, slug: string) => {
  if (!isSlug(slug)) return null
  const program = await findProgram(productId)
  if (!program) return null
  const payload = await storefrontPayload()
  const [found] = await inPageLanguage((locale, and) =>
    payload.find({
      collection: 'lessons',
      where: {
        and: [
          { program: { equals: program.id } },
          { slug: { equals: slug } },
          { isFreePreview: { equals: true } },
          PUBLISHED,
          ...and,
        ],
      },
      select: {
        title: true,
        slug: true,
        summary: true,
        minutes: true,
        body: true,
        transcript: true,
        media: true,
        videoUrl: true,
        tracks: true,
        downloads: true,
      },
      locale,
      depth: 1,
      limit: 1,
      pagination: false,
    }),
  )
  if (!found) return null
  const { id, title, summary, minutes, body, transcript, videoUrl } = found.doc
  return {
    id,
    slug,
    language: found.language,
    title,
    summary: summary ?? null,
    minutes: minutes ?? null,
    body,
    transcript: transcript ?? null,
    videoUrl: videoUrl ?? null,
    ...publicMediaOf(found.doc),
  }
})

export type FreeLesson = NonNullable<Awaited<ReturnType<typeof findFreeLesson>>>

const findProgram = cache(async (productId: string) => {
  const payload = await storefrontPayload()
  const [found] = await inPageLanguage((locale, and) =>
    payload.find({
      collection: 'programs',
      where: { and: [{ product: { equals: productId } }, PUBLISHED, ...and] },
      select: { sections: true, isOutlinePublic: true },
      locale,
      depth: 0,
      limit: 1,
      pagination: false,
    }),
  )
  if (!found) return null
  const { doc, language } = found
  const sections = (doc.sections ?? []).map(({ id, title }) => ({ key: id ?? '', title, language }))
  return { id: doc.id, language, isOutlinePublic: doc.isOutlinePublic, sections }
})

type Asked = (typeof WRITTEN_AND_SHOWN)[number] | { id: { not_in: string[] } }

/** In the language of the page; what is not written or not shown in it, in English. */
async function inPageLanguage<Doc extends { id: string }>(
  find: (locale: Locale, and: Asked[]) => Promise<{ docs: Doc[] }>,
): Promise<{ doc: Doc; language: Locale }[]> {
  const locale = requestLocale()
  const marked = (docs: Doc[], language: Locale) => docs.map((doc) => ({ doc, language }))
  if (locale === DEFAULT_LOCALE) return marked((await find(locale, [])).docs, locale)
  const { docs } = await find(locale, [...WRITTEN_AND_SHOWN])
  const others = await find(DEFAULT_LOCALE, [{ id: { not_in: docs.map(({ id }) => id) } }])
  return [...marked(docs, locale), ...marked(others.docs, DEFAULT_LOCALE)]
}
