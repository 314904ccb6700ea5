import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Lesson, LessonFile } from '@/src/generated/payload-types'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findOwnedProgram } from '../find-owned-program'
import { richTextAnswer } from '../rich-text-answer'

const text = z.string().nullable()

const answers = successWith(
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: text,
    minutes: z.number().nullable(),
    body: richTextAnswer,
    videoUrl: text,
    captionsUrl: text,
    transcript: richTextAnswer.nullable(),
    downloads: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        url: z.string(),
        filename: text,
        filesize: z.number().nullable(),
      }),
    ),
    selfChecks: z.array(z.object({ question: z.string(), help: text })),
  }),
)

/** `GET /programs/{idOrSlug}/lessons/{lesson}`: one lesson, for the program's owners. 404 otherwise. */
export const lesson = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/lessons/:lesson',
  access: 'signed-in',
  about: { summary: 'A lesson of a program one may open.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, params }) => {
    const program = await findOwnedProgram(req, params.idOrSlug ?? '')
    const { docs } = await req.payload.find({
      collection: 'lessons',
      where: { and: [{ program: { equals: program.id } }, { slug: { equals: params.lesson ?? '' } }] },
      depth: 1,
      limit: 1,
      pagination: false,
      overrideAccess: false,
      req,
    })
    if (!docs[0]) throw new DomainError('NOT_FOUND')
    return { success: true, data: content(docs[0]) }
  },
})

function content({
  id,
  slug,
  title,
  summary,
  minutes,
  body,
  videoUrl,
  captions,
  transcript,
  downloads,
  selfChecks,
}: Lesson) {
  return {
    id,
    slug,
    title,
    summary: summary ?? null,
    minutes: minutes ?? null,
    body,
    videoUrl: videoUrl ?? null,
    captionsUrl: captions && typeof captions === 'object' ? (captions.url ?? null) : null,
    transcript: transcript ?? null,
    downloads: (downloads ?? []).flatMap((file) => (typeof file === 'object' ? download(file) : [])),
    selfChecks: (selfChecks ?? []).map(({ question, help }) => ({ question, help: help ?? null })),
  }
}

/** A file that has an address; none otherwise. */
function download({ id, title, url, filename, filesize }: LessonFile) {
  return url ? [{ id, title, url, filename: filename ?? null, filesize: filesize ?? null }] : []
}
