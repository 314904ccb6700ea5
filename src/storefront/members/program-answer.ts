import * as z from 'zod/mini'

const text = z.optional(z.nullable(z.string()))
const id = z.union([z.string(), z.number()])

const lessonEntry = z.looseObject({
  id,
  slug: z.string(),
  title: z.string(),
  summary: text,
  minutes: z.optional(z.nullable(z.number())),
})

const section = z.looseObject({ id, title: z.string(), summary: text, lessons: z.array(lessonEntry) })

const program = z.looseObject({
  id,
  productId: z.optional(z.nullable(id)),
  slug: text,
  title: z.string(),
  summary: text,
  welcome: z.optional(z.unknown()),
  sections: z.array(section),
})

const download = z.looseObject({
  id,
  title: text,
  url: z.string(),
  filename: text,
  filesize: z.optional(z.nullable(z.number())),
})

const lesson = z.looseObject({
  id,
  slug: z.string(),
  title: z.string(),
  minutes: z.optional(z.nullable(z.number())),
  body: z.optional(z.unknown()),
  videoUrl: text,
  captionsUrl: text,
  transcript: z.optional(z.unknown()),
  downloads: z.optional(z.nullable(z.array(download))),
  selfChecks: z.optional(z.nullable(z.array(z.looseObject({ question: z.string(), help: text })))),
})

/** What `GET /programs/{idOrSlug}/content` answers to somebody who may open the program. */
export const programAnswer = z.object({ data: program })

/** What `GET /programs/{idOrSlug}/lessons/{lessonSlug}` answers. */
export const lessonAnswer = z.object({ data: lesson })

export type Program = z.infer<typeof program>
export type ProgramSection = z.infer<typeof section>
export type LessonEntry = z.infer<typeof lessonEntry>
export type Lesson = z.infer<typeof lesson>
export type Download = z.infer<typeof download>
