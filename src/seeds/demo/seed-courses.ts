import type { DownloadSeed, LessonSeed, ProgramSeed, QuizSeed } from '../content'
import { downloadPath, mediaPath, uploadOf } from '../files'
import { toRichText } from '../rich-text'
import { seedId } from '../seed-id'
import type { Seeding } from '../seeding'
import { type Entry, upsert } from '../write'
import { programs } from './programs'
import { productId } from './seed-products'

/** What buyers open: programs with sections, their worksheets, their lessons. */
export async function seedCourses(seeding: Seeding, downloads: readonly DownloadSeed[]): Promise<void> {
  const titles = new Map(downloads.map(({ key, title }) => [key, title]))
  await upsert(seeding, 'programs', programs.map(toProgram))
  await upsert(
    seeding,
    'lesson-files',
    programs.flatMap((program) => [...toFiles(program, titles), ...toMediaFiles(program)]),
  )
  await upsert(seeding, 'lessons', programs.flatMap(toLessons))
}

function toProgram({ product, welcome, sections }: ProgramSeed): Entry<'programs'> {
  return {
    id: programId(product.slug),
    data: {
      title: product.title,
      product: productId(product.slug),
      welcome: toRichText(welcome),
      sections: sections.map(({ key, title, summary }) => ({
        id: sectionId(product.slug, key),
        title,
        summary,
      })),
      certificate: { isGiven: true },
      _status: 'published',
    },
  }
}

/** Each program has its own copy of a worksheet: a file opens to the owners of one program. */
function toFiles({ product, sections }: ProgramSeed, titles: Map<string, string>): Entry<'lesson-files'>[] {
  const used = new Set(sections.flatMap(({ lessons }) => lessons.flatMap(({ downloads = [] }) => downloads)))
  return [...used].map((key) => ({
    id: fileId(product.slug, key),
    data: { title: titles.get(key) ?? key, program: programId(product.slug) },
    file: () => uploadOf(downloadPath(key), `${product.slug}-${key}.pdf`, 'application/pdf'),
  }))
}

const MIME_TYPES = { mp4: 'video/mp4', mp3: 'audio/mpeg' } as const

/** Films and sounds of a program, each with its captions. */
function toMediaFiles({ product, sections }: ProgramSeed): Entry<'lesson-files'>[] {
  const program = programId(product.slug)
  return sections
    .flatMap(({ lessons }) => lessons.flatMap(({ media }) => media ?? []))
    .flatMap(({ key, title, type, captions }) => [
      {
        id: fileId(product.slug, key),
        data: { title, program },
        file: () => uploadOf(mediaPath(`${key}.${type}`), `${product.slug}-${key}.${type}`, MIME_TYPES[type]),
      },
      ...captions.map((language) => ({
        id: fileId(product.slug, `${key}.${language}`),
        data: { title: `${title} (${language})`, program },
        file: () =>
          uploadOf(mediaPath(`${key}.${language}.vtt`), `${product.slug}-${key}.${language}.vtt`, 'text/vtt'),
      })),
    ])
}

/** Positions count through the whole program, so that "next lesson" leads on into the next section. */
function toLessons({ product, sections }: ProgramSeed): Entry<'lessons'>[] {
  const lessons = sections.flatMap(({ key, lessons }) => lessons.map((lesson) => ({ section: key, lesson })))
  return lessons.map(({ section, lesson }, index) =>
    toLesson(product.slug, sectionId(product.slug, section), lesson, index + 1),
  )
}

function toLesson(program: string, section: string, lesson: LessonSeed, position: number): Entry<'lessons'> {
  const { body, downloads = [], media, transcript, selfChecks, quiz, ...rest } = lesson
  return {
    id: lessonId(program, lesson.slug),
    data: {
      ...rest,
      program: programId(program),
      section,
      position,
      body: toRichText(body),
      selfChecks: selfChecks.map((check, index) => ({ id: checkId(program, lesson.slug, index), ...check })),
      downloads: downloads.map((key) => fileId(program, key)),
      media: media && fileId(program, media.key),
      tracks: (media?.captions ?? []).map((language) => ({
        language,
        file: fileId(program, `${media?.key}.${language}`),
      })),
      ...(transcript ? { transcript: toRichText(transcript) } : {}),
      ...(quiz ? { quiz: toQuiz(`${program}/${lesson.slug}`, quiz) } : {}),
      _status: 'published',
    },
  }
}

function toQuiz(lesson: string, { passMark, questions }: QuizSeed) {
  return {
    passMark,
    questions: questions.map(({ question, options }, nr) => ({
      id: seedId(`quiz/${lesson}/${nr}`),
      question,
      options: options.map((option, place) => ({ id: seedId(`quiz/${lesson}/${nr}/${place}`), ...option })),
    })),
  }
}

export function programId(slug: string): string {
  return seedId(`program/${slug}`)
}

export function sectionId(program: string, key: string): string {
  return seedId(`section/${program}/${key}`)
}

export function lessonId(program: string, slug: string): string {
  return seedId(`lesson/${program}/${slug}`)
}

/** Answers are kept under it: it stays the same when the seeds run again. */
export function checkId(program: string, lesson: string, index: number): string {
  return seedId(`self-check/${program}/${lesson}/${index}`)
}

export function fileId(program: string, key: string): string {
  return seedId(`lesson-file/${program}/${key}`)
}
