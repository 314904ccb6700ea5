import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Lesson } from '@/src/generated/payload-types'
import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findOpenLesson, type OpenLesson } from '../operations/find-open-lesson'
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
    /** A film or a sound of this site, handed out to owners alone. */
    media: z.object({ url: z.string(), kind: z.enum(['video', 'audio']), mimeType: z.string() }).nullable(),
    /** Captions in each language there are any in. */
    tracks: z.array(z.object({ language: z.enum(['en', 'fr']), url: z.string() })),
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
    selfChecks: z.array(
      z.object({
        /** What its answer is kept under. */
        key: z.string(),
        question: z.string(),
        help: text,
        kind: z.enum(['text', 'scale', 'yes-no']),
        scale: text,
        lowLabel: text,
        highLabel: text,
      }),
    ),
  }),
)

/** `GET /programs/{idOrSlug}/lessons/{lesson}`: one lesson, for the program's owners. 404 otherwise. */
export const lesson = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/lessons/:lesson',
  access: 'signed-in',
  about: { summary: 'A lesson of a program one may open.', errors: ['NOT_FOUND'] },
  answers,
  handler: async ({ req, params, user }) => {
    const found = await findOpenLesson(req.payload, {
      userId: user.id,
      isStaff: hasRight(req, 'content'),
      program: params.idOrSlug ?? '',
      lesson: params.lesson ?? '',
    })
    if (!found) throw new DomainError('NOT_FOUND')
    // Who asks may open it: that was the question above.
    const { docs } = await req.payload.find({
      collection: 'lessons',
      where: { id: { equals: found.id } },
      depth: 0,
      limit: 1,
      pagination: false,
      draft: found.isPreview,
      req,
    })
    if (!docs[0]) throw new DomainError('NOT_FOUND')
    return { success: true, data: content(docs[0], found) }
  },
})

function content(lesson: Lesson, files: OpenLesson) {
  const { id, slug, title, summary, minutes, body, videoUrl, transcript, selfChecks } = lesson
  return {
    id,
    slug,
    title,
    summary: summary ?? null,
    minutes: minutes ?? null,
    body,
    videoUrl: videoUrl ?? null,
    media: files.media,
    tracks: files.tracks,
    transcript: transcript ?? null,
    downloads: files.downloads,
    selfChecks: (selfChecks ?? []).map((check, index) => ({
      key: check.id ?? String(index),
      question: check.question,
      help: check.help ?? null,
      kind: check.kind ?? ('text' as const),
      scale: check.scale ?? null,
      lowLabel: check.lowLabel ?? null,
      highLabel: check.highLabel ?? null,
    })),
  }
}
