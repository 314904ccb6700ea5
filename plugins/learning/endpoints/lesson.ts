import { DomainError } from '@/src/domain/errors/domain-error'
import type { Lesson, LessonFile } from '@/src/generated/payload-types'
import { defineEndpoint } from '@/src/server/endpoint'
import { findOwnedProgram } from '../find-owned-program'

/** `GET /programs/{idOrSlug}/lessons/{lesson}`: one lesson, for the program's owners. 404 otherwise. */
export const lesson = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/lessons/:lesson',
  access: 'signed-in',
  about: { summary: 'A lesson of a program one may open.', errors: ['NOT_FOUND'] },
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
    captionsUrl: captions && typeof captions === 'object' ? captions.url : null,
    transcript: transcript ?? null,
    downloads: (downloads ?? []).filter((file): file is LessonFile => typeof file === 'object').map(download),
    selfChecks: (selfChecks ?? []).map(({ question, help }) => ({ question, help: help ?? null })),
  }
}

function download({ id, title, url, filename, filesize }: LessonFile) {
  return { id, title, url, filename, filesize }
}
