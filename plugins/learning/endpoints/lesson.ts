import type { Where } from 'payload'
import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/src/domain/languages/locales'
import type { Lesson } from '@/src/generated/payload-types'
import { hasRight } from '@/src/server/access'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { viewerOf } from '@/src/server/viewing'
import { type InLanguage, oneInLanguage, rowsInLanguage } from '../in-language'
import { findOpenLesson, type OpenLesson } from '../operations/find-open-lesson'
import { quizAnswer, toQuizAnswer } from '../quizzes/quiz-answer'
import { readQuiz } from '../quizzes/read-quiz'
import { richTextAnswer } from '../rich-text-answer'

const text = z.string().nullable()

const answers = successWith(
  z.object({
    id: z.string(),
    slug: z.string(),
    language: z.enum(LOCALES),
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
        language: z.enum(LOCALES),
        filename: text,
        filesize: z.number().nullable(),
      }),
    ),
    selfChecks: z.array(
      z.object({
        /** What its answer is kept under. */
        key: z.string(),
        language: z.enum(LOCALES),
        question: z.string(),
        help: text,
        kind: z.enum(['text', 'scale', 'yes-no']),
        scale: text,
        lowLabel: text,
        highLabel: text,
      }),
    ),
    quiz: quizAnswer.nullable(),
  }),
)

/** `GET /programs/{idOrSlug}/lessons/{lesson}`: one lesson, for the program's owners. 404 otherwise, 409 while it is locked. */
export const lesson = defineEndpoint({
  method: 'get',
  path: '/programs/:idOrSlug/lessons/:lesson',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'A lesson of a program one may open.', errors: ['NOT_FOUND', 'LESSON_LOCKED'] },
  answers,
  handler: async ({ req, params, user }) => {
    const found = await findOpenLesson(req.payload, {
      userId: user.id,
      isStaff: hasRight(req, 'content'),
      isLookedOn: viewerOf(req) !== null,
      program: params.idOrSlug ?? '',
      lesson: params.lesson ?? '',
      locale: localeOf(req),
    })
    if (!found) throw new DomainError('NOT_FOUND')
    // Who asks may open it: that was the question above.
    const find = async ({ locale, and }: { locale: Locale; and: Where[] }) => {
      const { docs } = await req.payload.find({
        collection: 'lessons',
        where: { and: [{ id: { equals: found.id } }, ...and] },
        locale,
        depth: 0,
        limit: 1,
        pagination: false,
        draft: found.isPreview,
        req,
      })
      return docs[0]
    }
    const lesson = await oneInLanguage(localeOf(req), find)
    if (!lesson) throw new DomainError('NOT_FOUND')
    const checks = await rowsInLanguage(
      { language: lesson.language, rows: lesson.selfChecks ?? [] },
      ({ question }) => Boolean(question),
      async () => (await find({ locale: DEFAULT_LOCALE, and: [] }))?.selfChecks ?? [],
    )
    const quiz = await readQuiz(lesson, find)
    return { success: true, data: { ...content(lesson, checks, found), quiz: quiz && toQuizAnswer(quiz) } }
  },
})

type SelfCheck = NonNullable<Lesson['selfChecks']>[number]

function content(lesson: InLanguage<Lesson>, checks: InLanguage<SelfCheck>[], files: OpenLesson) {
  const { id, slug, language, title, summary, minutes, body, videoUrl, transcript } = lesson
  return {
    id,
    slug,
    language,
    title,
    summary: summary ?? null,
    minutes: minutes ?? null,
    body,
    videoUrl: videoUrl ?? null,
    media: files.media,
    tracks: files.tracks,
    transcript: transcript ?? null,
    downloads: files.downloads,
    selfChecks: checks.map((check, index) => ({
      key: check.id ?? String(index),
      language: check.language,
      question: check.question,
      help: check.help ?? null,
      kind: check.kind ?? ('text' as const),
      scale: check.scale ?? null,
      lowLabel: check.lowLabel ?? null,
      highLabel: check.highLabel ?? null,
    })),
  }
}
