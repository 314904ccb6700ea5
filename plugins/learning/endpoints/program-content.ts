import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/src/domain/languages/locales'
import type { Lesson, Media, Product, Program } from '@/src/generated/payload-types'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { findOwnedProgram } from '../find-owned-program'
import { type InLanguage, inLanguage, rowsInLanguage } from '../in-language'
import { richTextAnswer } from '../rich-text-answer'

const text = z.string().nullable()

const outlined = z.object({
  id: z.string(),
  slug: z.string(),
  language: z.enum(LOCALES),
  title: z.string(),
  summary: text,
  minutes: z.number().nullable(),
})

const answers = successWith(
  z.object({
    id: z.string(),
    /** Staff look at it, drafts included; nothing of what they do is kept. */
    isPreview: z.boolean(),
    productId: z.string(),
    slug: z.string(),
    language: z.enum(LOCALES),
    title: z.string(),
    summary: z.string(),
    image: z.object({ url: z.string(), alt: z.string() }).nullable(),
    welcome: richTextAnswer.nullable(),
    sections: z.array(
      z.object({
        id: z.string(),
        language: z.enum(LOCALES),
        title: z.string(),
        summary: text,
        lessons: z.array(outlined),
      }),
    ),
  }),
)

/** `GET /programs/{idOrSlug}/content`: welcome, sections and the outline of lessons, for its owners. 404 otherwise. */
export const programContent = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/content',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'The sections and lessons of a program one may open.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, params }) => {
    const { program, productId, slug, isPreview } = await findOwnedProgram(req, params.idOrSlug ?? '')
    const lessons = await inLanguage(localeOf(req), async ({ locale, and }) => {
      const { docs } = await req.payload.find({
        collection: 'lessons',
        where: { and: [{ program: { equals: program.id } }, ...(isPreview ? [] : [PUBLISHED]), ...and] },
        select: { title: true, slug: true, summary: true, minutes: true, section: true, position: true },
        locale,
        sort: 'position',
        depth: 0,
        limit: 500,
        pagination: false,
        draft: isPreview,
        // The outline names locked lessons, too, whose documents are not theirs to read yet.
        overrideAccess: true,
        req: { ...req, locale },
      })
      return docs
    })
    const inOrder = lessons.toSorted((a, b) => a.position - b.position)
    const sections = await rowsInLanguage(
      { language: program.language, rows: program.sections ?? [] },
      ({ title }) => Boolean(title),
      () => englishSections(req, program.id, isPreview),
    )
    const product = await findSold(req, productId, program.language)
    return { success: true, data: { ...outline(program, product, sections, inOrder), slug, isPreview } }
  },
})

const PUBLISHED: Where = { _status: { equals: 'published' } }

type OutlineLesson = InLanguage<Pick<Lesson, 'id' | 'title' | 'slug' | 'summary' | 'minutes' | 'section'>>

/** It may be sold no longer, unpublished or in the trash: who owns the program reads it all the same. */
function findSold(req: PayloadRequest, id: string, locale: Locale): Promise<Product> {
  return req.payload.findByID({
    collection: 'products',
    id,
    locale,
    depth: 1,
    trash: true,
    overrideAccess: true,
    req,
  })
}

type Section = NonNullable<Program['sections']>[number]

async function englishSections(req: PayloadRequest, id: string, draft: boolean): Promise<Section[]> {
  const program = await req.payload.findByID({
    collection: 'programs',
    id,
    locale: DEFAULT_LOCALE,
    depth: 0,
    draft,
    req,
  })
  return program.sections ?? []
}

function outline(
  program: InLanguage<Program>,
  product: Product,
  sections: InLanguage<Section>[],
  lessons: OutlineLesson[],
) {
  const { id: productId, summary, images } = product
  const image = images?.[0]
  return {
    id: program.id,
    productId,
    language: program.language,
    title: program.title,
    summary: summary ?? '',
    image: image && typeof image === 'object' ? picture(image) : null,
    welcome: program.welcome ?? null,
    sections: sectionsOf(sections, lessons),
  }
}

/** Lessons that belong to no section come first, under no title: all of them in a program without sections. */
function sectionsOf(sections: InLanguage<Section>[], lessons: OutlineLesson[]) {
  const titled = sections.map(({ id, language, title, summary }) => ({
    id: id ?? '',
    language,
    title,
    summary: summary ?? null,
    lessons: lessons.filter(({ section }) => section === id).map(entry),
  }))
  const alone: (typeof titled)[number] = {
    id: '',
    language: DEFAULT_LOCALE,
    title: '',
    summary: null,
    lessons: lessons.filter(({ section }) => !section).map(entry),
  }
  return alone.lessons.length > 0 ? [alone, ...titled] : titled
}

function entry({ id, slug, language, title, summary, minutes }: OutlineLesson) {
  return { id, slug, language, title, summary: summary ?? null, minutes: minutes ?? null }
}

function picture({ sizes, url: original, alt }: Media) {
  const url = sizes?.card?.url ?? original
  return url ? { url, alt } : null
}
