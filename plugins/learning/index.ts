import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { lesson } from './endpoints/lesson'
import { programContent } from './endpoints/program-content'

/** What a buyer opens: a program's outline and its lessons. */
export const learning =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(config, [programContent, lesson])
