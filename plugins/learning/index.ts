import type { Config, Plugin } from 'payload'
import { Certificates } from '@/collections/certificates'
import { LessonProgress } from '@/collections/lesson-progress'
import { LessonQuestions } from '@/collections/lesson-questions'
import { ProgramCompletions } from '@/collections/program-completions'
import { ReleaseExceptions } from '@/collections/release-exceptions'
import { mountEndpoints } from '@/src/server/endpoint'
import { certificateEndpoints } from './certificates'
import { lesson } from './endpoints/lesson'
import { myProgress } from './endpoints/my-progress'
import { programContent } from './endpoints/program-content'
import { programProgress } from './endpoints/program-progress'
import { saveLessonProgress } from './endpoints/save-lesson-progress'
import { personalEndpoints } from './personal'
import { answer, ask, readQuestions } from './questions/endpoints/questions'
import { readQuizStanding, tryQuiz } from './quizzes/endpoints/quiz'
import { changeReminders, readReminders } from './reminders/endpoints'
import { importCompletionsOf } from './staff/endpoints/import-completions'
import { lift } from './staff/endpoints/lift-release'
import { participationCsv } from './staff/endpoints/participation-csv'
import { programPreview } from './staff/endpoints/preview-program'
import { resetProgressOf } from './staff/endpoints/reset-progress'

/** What a buyer opens: a program's outline and its lessons, how far they are, and what they write for themselves. */
export const learning =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(
      {
        ...config,
        collections: [
          ...(config.collections ?? []),
          LessonProgress,
          ProgramCompletions,
          Certificates,
          ReleaseExceptions,
          LessonQuestions,
        ],
      },
      [
        programContent,
        lesson,
        myProgress,
        programProgress,
        saveLessonProgress,
        readQuizStanding,
        tryQuiz,
        readQuestions,
        ask,
        answer,
        readReminders,
        changeReminders,
        lift,
        programPreview,
        resetProgressOf,
        importCompletionsOf,
        participationCsv,
        ...personalEndpoints,
        ...certificateEndpoints,
      ],
    )
