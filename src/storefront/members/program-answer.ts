import type { AnswerOf } from '../http/contract'

/** A program's outline, for somebody who may open it. */
export type Program = AnswerOf<'GET', '/programs/{idOrSlug}/content'>['data']
export type ProgramSection = Program['sections'][number]
export type LessonEntry = ProgramSection['lessons'][number]
export type Lesson = AnswerOf<'GET', '/programs/{idOrSlug}/lessons/{lesson}'>['data']
export type Download = Lesson['downloads'][number]
