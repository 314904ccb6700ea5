import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Lesson, Media, Product, Program } from '@/src/generated/payload-types'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findOwnedProgram } from '../find-owned-program'
import { richTextAnswer } from '../rich-text-answer'

const text = z.string().nullable()

const outlined = z.object({
  id: z.string(),
  slug: z.string(),
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
    title: z.string(),
    summary: z.string(),
    image: z.object({ url: z.string(), alt: z.string() }).nullable(),
    welcome: richTextAnswer.nullable(),
    sections: z.array(
      z.object({ id: z.string(), title: z.string(), summary: text, lessons: z.array(outlined) }),
    ),
  }),
)

/** `GET /programs/{idOrSlug}/content`: welcome, sections and the outline of lessons, for its owners. 404 otherwise. */
export const programContent = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/content',
  access: 'signed-in',
  about: { summary: 'The sections and lessons of a program one may open.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, params }) => {
    const { program, productId, isPreview } = await findOwnedProgram(req, params.idOrSlug ?? '')
    const { docs: lessons } = await req.payload.find({
      collection: 'lessons',
      where: { program: { equals: program.id } },
      select: { title: true, slug: true, summary: true, minutes: true, section: true },
      sort: 'position',
      depth: 0,
      limit: 500,
      pagination: false,
      draft: isPreview,
      overrideAccess: false,
      req,
    })
    const product = await findSold(req, productId)
    return { success: true, data: { ...outline(program, product, lessons), isPreview } }
  },
})

type OutlineLesson = Pick<Lesson, 'id' | 'title' | 'slug' | 'summary' | 'minutes' | 'section'>

/** It may be sold no longer, unpublished or in the trash: who owns the program reads it all the same. */
function findSold(req: PayloadRequest, id: string): Promise<Product> {
  return req.payload.findByID({
    collection: 'products',
    id,
    depth: 1,
    trash: true,
    overrideAccess: true,
    req,
  })
}

function outline(program: Program, product: Product, lessons: OutlineLesson[]) {
  const { id: productId, slug, summary, images } = product
  const image = images?.[0]
  return {
    id: program.id,
    productId,
    slug,
    title: program.title,
    summary,
    image: image && typeof image === 'object' ? picture(image) : null,
    welcome: program.welcome ?? null,
    sections: sectionsOf(program, lessons),
  }
}

/** Lessons that belong to no section come first, under no title: all of them in a program without sections. */
function sectionsOf({ sections }: Program, lessons: OutlineLesson[]) {
  const alone = {
    id: '',
    title: '',
    summary: null,
    lessons: lessons.filter(({ section }) => !section).map(entry),
  }
  const titled = (sections ?? []).map(({ id, title, summary }) => ({
    id: id ?? '',
    title,
    summary: summary ?? null,
    lessons: lessons.filter(({ section }) => section === id).map(entry),
  }))
  return alone.lessons.length > 0 ? [alone, ...titled] : titled
}

function entry({ id, slug, title, summary, minutes }: OutlineLesson) {
  return { id, slug, title, summary: summary ?? null, minutes: minutes ?? null }
}

function picture({ sizes, url: original, alt }: Media) {
  const url = sizes?.card?.url ?? original
  return url ? { url, alt } : null
}
