import type { Config, Plugin } from 'payload'
import { Certificates } from '@/collections/certificates'
import { LessonProgress } from '@/collections/lesson-progress'
import { ProgramCompletions } from '@/collections/program-completions'
import { mountEndpoints } from '@/src/server/endpoint'
import { certificateEndpoints } from './certificates'
import { lesson } from './endpoints/lesson'
import { myProgress } from './endpoints/my-progress'
import { programContent } from './endpoints/program-content'
import { programProgress } from './endpoints/program-progress'
import { saveLessonProgress } from './endpoints/save-lesson-progress'
import { personalEndpoints } from './personal'

/** What a buyer opens: a program's outline and its lessons, how far they are, and what they write for themselves. */
export const learning =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(
      {
        ...config,
        collections: [...(config.collections ?? []), LessonProgress, ProgramCompletions, Certificates],
      },
      [
        programContent,
        lesson,
        myProgress,
        programProgress,
        saveLessonProgress,
        ...personalEndpoints,
        ...certificateEndpoints,
      ],
    )
