import type { Config, Plugin } from 'payload'
import { mountEndpoints } from '@/src/server/endpoint'
import { undoAct } from './undo-act'

/** Takes back what staff did, whichever part of the site it was in, while nothing has followed. */
export const undo =
  (): Plugin =>
  (config: Config): Config =>
    mountEndpoints(config, [undoAct])
